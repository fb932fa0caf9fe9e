import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `4 · The ski lift`() {}

    private static let check = Check(numbered, solution: Solution.exercise4, in: Scene<String>.self) { check in
        check.uses = .perSubscriber
        check.isOnMain = true
        check.steps = [.mixesSubscribers: "Runners at the finish", .other: "Runners at the finish"]

        check.stream("Ana, Ben and Cho", gives: "--a--b--c|", disposedAt: 6) { try $1(lift($0, "--a--b--c|")) }
        let again = check.stream("Ben, Ana, Ana and Dan") { try $1(lift($0, "-b-a-a--d|")) }
        check.stream("two in one tick") { try $1(lift($0, "--(ab)--c|")) }
        check.stream("nobody comes") { try $1(lift($0, "---|")) }
        check.stream("the lift breaks down") { try $1(lift($0, "-a--b-#")) }
        check.stream("it goes on") { try $1(lift($0, "-c--c---")) }
        check.stream("twelve skiers") { try $1(lift($0, "abcdabcdabcd|")) }
        let joins = check.play(.further, "a second subscriber from tick 4 on") { scene, answer in
            let numbers = try answer(lift(scene, "--a--b--c|"))
            scene.subscribe("the first", to: numbers)
            scene.subscribe("the second", to: numbers, at: 4)
        }
        let left = check.play(.further, "a second subscriber when the first has left at tick 4") { scene, answer in
            let numbers = try answer(lift(scene, "--a--b--c|"))
            scene.subscribe("the first", to: numbers, disposedAt: 4)
            scene.subscribe("the second", to: numbers, at: 5)
        }

        check.mistake(
            "The first skier has another number than 1. With what does your count begin?",
            madeBy: { skiers in skiers.enumerated().map { "\($0.index) \($0.element)" } },
            orBy: { skiers in skiers.enumerated().map { "\($0.index + 2) \($0.element)" } }
        ) { $0.isText && ($0.came("0 Ana") || $0.came("2 Ana")) }
        check.mistake(
            "All three have the number 1. What keeps the last number until the next skier comes?",
            step: "Runners at the finish", madeBy: { skiers in skiers.map { "1 \($0)" } }
        ) { $0.isText && $0.elements == ["1 Ana", "1 Ben", "1 Cho"] }
        check.mistake(
            "A name came twice, and the second one has no number of its own. Each skier gets a number.",
            madeBy: { skiers in skiers.distinctUntilChanged().enumerated().map { "\($0.index + 1) \($0.element)" } },
            orBy: { skiers in
                skiers.scan([String]()) { $0.contains($1) ? $0 : $0 + [$1] }.map { "\($0.count) \($0.last ?? "")" }
            }
        ) { $0.in(again) && $0.came("1 Ben") && $0.came("3 Dan") }
        check.mistake(
            "One subscriber alone receives the right numbers. Here are two, and one of them does not. "
                + "What is there once, for both?", step: "Runners at the finish",
            madeBy: { skiers in
                var number = 0
                return skiers.do(onNext: { _ in number += 1 }, onCompleted: { number = 0 })
                    .map { "\(number) \($0)" }.share()
            }
        ) { $0.in(joins, left) }

        check.rejects(
            .mixesSubscribers, { counted($0) }, { counted($0).share() },
            { skiers in Solution.exercise4(skiers).share(replay: 1, scope: .forever) })
        check.rejects(
            .other, { skiers in skiers.scan(0) { number, _ in number + 1 }.map { "\($0)" } },
            { skiers in skiers.enumerated().map { "\($0.element) \($0.index + 1)" } },
            { skiers in skiers.map { "\($0.count) skier" } },
            { skiers in skiers.scan("") { last, skier in "\(last.count + 1) \(skier)" } },
            { skiers in skiers.map { $0 == "Ana" ? "1 Ana" : $0 == "Ben" ? "2 Ben" : "3 \($0)" } },
            { skiers in skiers.enumerated().map { "\($0.index % 3 + 1) \($0.element)" } })
        check.rejects(.nothing) { Solution.exercise4($0).observe(on: MainScheduler.asyncInstance) }
        check.rejects(.added) { Solution.exercise4($0).startWith("0 nobody") }
        check.rejects(.subscribesAgain) { Solution.exercise4($0.retry(2)) }
        check.rejects(.lost) { .zip(Observable.of(1, 2, 3), $0) { "\($0) \($1)" } }
        check.rejects { Solution.exercise4($0).skip(1) }
        check.rejects { skiers in .zip(Observable.range(start: 1, count: 10), skiers) { "\($0) \($1)" } }
        check.rejects(.usesTooOften) { skiers in .zip(skiers, skiers.enumerated()) { "\($1.index + 1) \($0)" } }
        check.spoiled(.unasked, .goesOn, .swallows, .endsBefore, .heldBack)
        check.hardCoded { skiers in .zip(skiers, Observable.of("1 Ana", "2 Ben", "3 Cho", "4 Dan")) { $1 } }
        check.worksOnce { skiers in firstOnly(Solution.exercise4(skiers)) }

        check.accepts("enumerated") { skiers in skiers.enumerated().map { "\($0.index + 1) \($0.element)" } }
        check.accepts("a variable in deferred") { skiers in .deferred { counted(skiers) } }
        check.accepts("zip with a range") { skiers in
            .zip(skiers, Observable.range(start: 1, count: 99)) { "\($1) \($0)" }
        }
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
