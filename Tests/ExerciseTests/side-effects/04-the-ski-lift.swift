import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(TheSkiLift.exercise)) func `4 · The ski lift`() {}
}

struct TheSkiLift {
    static let exercise = Check(numbered, solution: Solution.numbered, in: Scene<String>.self) { check in
        check.uses = .perSubscriber
        check.stream("Ana, Ben and Cho", gives: "--a--b--c|", disposedAt: 6) { try $1(lift($0, "--a--b--c|")) }
        check.stream("Ben, Ana, Ana and Dan") { try $1(lift($0, "-b-a-a--d|")) }
        check.stream("two in one tick") { try $1(lift($0, "--(ab)--c|")) }
        check.stream("nobody comes") { try $1(lift($0, "---|")) }
        check.stream("the lift breaks down") { try $1(lift($0, "-a--b-#")) }
        check.stream("it goes on") { try $1(lift($0, "-c--c---")) }
        check.play(.further, "a second subscriber from tick 4 on") { scene, answer in
            let numbers = try answer(lift(scene, "--a--b--c|"))
            scene.subscribe("the first", to: numbers)
            scene.subscribe("the second", to: numbers, at: 4)
        }
        check.play(.further, "a second subscriber when the first has left at tick 4") { scene, answer in
            let numbers = try answer(lift(scene, "--a--b--c|"))
            scene.subscribe("the first", to: numbers, disposedAt: 4)
            scene.subscribe("the second", to: numbers, at: 5)
        }

        check.mistake(
            "The lift is subscribed to, and nobody has subscribed to the numbers. Which code runs only on subscribe?",
            madeBy: { skiers in
                let numbers = ReplaySubject<String>.createUnbounded()
                _ = Solution.numbered(skiers).subscribe(numbers)
                return numbers.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The first skier has another number than 1. With what does your count begin?",
            madeBy: { skiers in skiers.enumerated().map { "\($0.index) \($0.element)" } },
            orBy: { skiers in skiers.enumerated().map { "\($0.index + 2) \($0.element)" } }
        ) { $0.kind == .text && ["0 Ana", "2 Ana"].contains($0.elements.first) }
        check.mistake(
            "The texts are not those of the example: first the number, then a space and the name.",
            madeBy: { skiers in skiers.scan(0) { number, _ in number + 1 }.map { "\($0)" } },
            orBy: { skiers in skiers.enumerated().map { "\($0.element) \($0.index + 1)" } },
            { skiers in skiers.map { "\($0.count) skier" } }
        ) { $0.kind == .text && $0.elements.count == 3 && !namesAndNumbers($0.elements) }
        check.mistake(
            "The numbers after the first one are not 2 and 3. What keeps the last number until the next skier comes?",
            step: "Runners at the finish",
            madeBy: { skiers in skiers.map { "1 \($0)" } },
            orBy: { skiers in
                skiers.map { skier in
                    var number = 0
                    number += 1
                    return "\(number) \(skier)"
                }
            },
            { skiers in skiers.scan("") { last, skier in "\(last.count + 1) \(skier)" } }
        ) { $0.kind == .text && $0.elements.count == 3 && $0.elements != ["1 Ana", "2 Ben", "3 Cho"] }
        check.mistake(
            "There are more texts than skiers. Does a text arrive before the first skier comes, or after the last one?",
            madeBy: { skiers in Solution.numbered(skiers).startWith("0 nobody") },
            orBy: { skiers in skiers.scan("0") { _, skier in "1 \(skier)" }.startWith("0") }
        ) { $0.kind == .text && $0.elements.count > 3 }
        check.mistake(
            "Not each skier has a text when the skier comes. Which operator sends one element for each element?",
            madeBy: { skiers in skiers.reduce(0) { number, _ in number + 1 }.map { "\($0)" } },
            orBy: { skiers in Solution.numbered(skiers).skip(1) }, { skiers in Solution.numbered(skiers).take(1) },
            { skiers in Solution.numbered(skiers).toArray().asObservable().flatMap { Observable.from($0) } }
        ) { $0.kind == .text && $0.received.events.first?.time != 2 || $0.kind == .text && $0.elements.count < 3 }
        check.mistake(
            "A name came twice, and the second one has no number of its own. Each skier gets a number.",
            madeBy: { skiers in skiers.distinctUntilChanged().enumerated().map { "\($0.index + 1) \($0.element)" } },
            orBy: { skiers in
                skiers.scan([String]()) { $0.contains($1) ? $0 : $0 + [$1] }.map { "\($0.count) \($0.last ?? "")" }
            }
        ) { scene in
            scene.situation == "Ben, Ana, Ana and Dan" && Set(scene.elements).count < 4
                && scene.elements.first == "1 Ben" && scene.elements.last?.hasSuffix(" Dan") == true
        }
        check.mistake(
            "The numbers are those of the text for Ana, Ben and Cho only. Others come here. What does each number depend on?",
            madeBy: { skiers in skiers.map { $0 == "Ana" ? "1 Ana" : $0 == "Ben" ? "2 Ben" : "3 \($0)" } },
            orBy: { skiers in skiers.enumerated().map { "\($0.index % 3 + 1) \($0.element)" } }
        ) {
            $0.situation == "Ben, Ana, Ana and Dan"
                && $0.elements.map { $0.dropFirst(2) } == ["Ben", "Ana", "Ana", "Dan"]
        }
        check.mistake(
            "The lift broke down, and the subscriber did not receive the error in that tick.",
            madeBy: { skiers in Solution.numbered(skiers).catch { _ in .empty() } },
            orBy: { skiers in Solution.numbered(skiers.retry(2)) }
        ) { $0.situation == "the lift breaks down" && !($0.fails && $0.received.events.last?.time == 6) }
        check.mistake(
            "The subscription was disposed of, and the lift is still in use. What disposes of it?",
            madeBy: { skiers in
                .create { observer in
                    _ = Solution.numbered(skiers).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.mistake(
            "Two are subscribed at the same time, and a number is left out. How many variables are there?",
            step: "Runners at the finish",
            madeBy: { skiers in counted(skiers) },
            orBy: { skiers in
                var number = 0
                return skiers.do(onSubscribe: { number = 0 }).map { skier in
                    number += 1
                    return "\(number) \(skier)"
                }
            },
            { skiers in
                var number = 0
                return skiers.do(onNext: { _ in number += 1 }, onCompleted: { number = 0 }).map { "\(number) \($0)" }
            }
        ) { $0.kind == .secondSubscriber && $0.elements.count == 3 }
        check.mistake(
            "For a later subscriber the numbers do not begin at 1. How long does your variable live?",
            step: "Runners at the finish",
            madeBy: { skiers in counted(skiers).share() },
            orBy: { skiers in Solution.numbered(skiers).share(replay: 1, scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.elements.first?.first ?? "1" != "1" }
        check.mistake(
            "Somebody had left, or joined while another one was there, and their numbers are not those from 1 on.",
            step: "Runners at the finish",
            madeBy: { skiers in
                var number = 0
                return skiers.do(onNext: { _ in number += 1 }, onCompleted: { number = 0 })
                    .map { "\(number) \($0)" }.share()
            },
            orBy: { skiers in Solution.numbered(skiers).share() }
        ) { $0.kind == .further && $0.seen != nil }

        check.hardCoded { skiers in .zip(skiers, Observable.of("1 Ana", "2 Ben", "3 Cho", "4 Dan")) { $1 } }
        check.worksOnce { skiers in firstOnly(Solution.numbered(skiers)) }

        check.rejects("three numbers") { skiers in
            .zip(Observable.of(1, 2, 3), skiers) { "\($0) \($1)" }
        }
        check.rejects("the lift is used twice") { skiers in
            .zip(skiers, skiers.enumerated()) { "\($1.index + 1) \($0)" }
        }

        check.accepts("enumerated") { skiers in skiers.enumerated().map { "\($0.index + 1) \($0.element)" } }
        check.accepts("a variable in deferred") { skiers in .deferred { counted(skiers) } }
        check.accepts("zip with a range") { skiers in
            .zip(skiers, Observable.range(start: 1, count: 99)) { "\($1) \($0)" }
        }
    }

    /// Whether each text is a number, a space and a name of the example.
    private static func namesAndNumbers(_ texts: [String]) -> Bool {
        texts.map { $0.drop(while: \.isNumber) } == [" Ana", " Ben", " Cho"] && texts.allSatisfy { $0.first != " " }
    }

    /// The numbers of a variable, which is made once.
    private static func counted(_ skiers: Observable<String>) -> Observable<String> {
        var number = 0
        return skiers.map { skier in
            number += 1
            return "\(number) \(skier)"
        }
    }

    private static func lift(_ scene: Scene<String>, _ marbles: String) -> Observable<String> {
        scene.cold("skiers", marbles, values: ["a": "Ana", "b": "Ben", "c": "Cho", "d": "Dan"]).asObservable()
    }
}
