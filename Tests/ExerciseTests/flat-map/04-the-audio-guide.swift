import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(TheAudioGuide.exercise)) func `4 · The audio guide`() {}
}

/// Wrong answers, from the text alone: another operator; the talks in one bag or one variable; an error or the end lost;
/// the end with `rooms`; a room that is left out because it was there before; a shared guide.
struct TheAudioGuide {
    static let exercise = Check(guide, solution: Solution.guide, in: Museum.self) { check in
        check.uses = .each
        check.stream("two rooms", gives: "--a-b-c-x--y--z|", disposedAt: 5) {
            try $0.walk($1, "-1-----2--|", [1: "-a-b-c--d--e|", 2: "-x--y--z|"])
        }
        check.stream("the last talk goes on after `rooms`") { try $0.walk($1, "-3|", [3: "--k-k--m|"]) }
        check.stream("the same room twice") { try $0.walk($1, "-1---1---|", [1: "-a-b-c|"]) }
        check.stream("a talk fails") { try $0.walk($1, "-1-2-----3-|", [1: "-a---b|", 2: "-x-#", 3: "-y|"]) }
        check.stream("a talk that was left would fail") { try $0.walk($1, "-1--2-|", [1: "-a---#", 2: "-x-y--z|"]) }
        check.stream("`rooms` fails") { try $0.walk($1, "-1--#", [1: "-a---b|"]) }
        check.stream("no room") { try $0.walk($1, "--|", [:]) }
        check.stream("a room without a talk") { try $0.walk($1, "-1----2-|", [1: "-a-b--c|", 2: "|"]) }

        check.mistake(
            "A talk began, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { rooms, talk in
                let said = ReplaySubject<String>.createUnbounded()
                _ = Solution.guide(through: rooms, talk: talk).subscribe(said)
                return said
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The visitor entered the second room, and the talk of the first one went on. What should end it?",
            step: "Four operators",
            madeBy: { rooms, talk in rooms.flatMap { talk($0) } }, orBy: nested, inBag,
            { rooms, talk in
                .create { observer in
                    rooms.subscribe(
                        onNext: { _ = talk($0).subscribe(onNext: observer.onNext, onError: observer.onError) },
                        onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) {
            $0.kind == .text && $0.elements.contains("d")
                && $0.elements.firstIndex(of: "x") ?? 99 < $0.elements.firstIndex(of: "d")!
        }
        check.mistake(
            "The second talk waited for the end of the first. The visitor has left that room. Which one should go on?",
            step: "Four operators", madeBy: { rooms, talk in rooms.concatMap { talk($0) } }
        ) { $0.kind == .text && $0.elements.contains("d") && $0.elements.contains("x") }
        check.mistake(
            "The second room was left out, and the first talk went on. Which of the two does the visitor want to hear?",
            step: "Four operators", madeBy: { rooms, talk in rooms.flatMapFirst { talk($0) } }
        ) { $0.kind == .text && $0.elements.contains("d") }
        check.mistake(
            "`rooms` completed, and the rest of the talk is lost. What should the guide wait for?",
            step: "A karaoke evening",
            madeBy: { rooms, talk in inSerial(rooms, talk, completes: true) },
            orBy: { rooms, talk in
                rooms.materialize().flatMapLatest { event -> Observable<Event<String>> in
                    switch event {
                    case .next(let room): talk(room).map { .next($0) }
                    case .error(let error): .just(.error(error))
                    case .completed: .just(.completed)
                    }
                }
                .dematerialize()
            }
        ) { $0.completes && $0.kind == .text && $0.elements == ["a", "b", "c", "x"] }
        check.mistake(
            "Each talk was left after one sentence. A talk goes on until it is over, or until the next room.",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).take(1) } }
        ) { $0.kind == .text && $0.elements == ["a", "x"] }
        check.mistake(
            "The last talk is over, and so is `rooms`. The guide did not complete.", step: "A karaoke evening",
            madeBy: { rooms, talk in inSerial(rooms, talk, completes: false) }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "The subscription was disposed of, and the talk goes on. Who can dispose of its subscription?",
            step: "A request inside subscribe",
            madeBy: { rooms, talk in
                .create { observer in
                    _ = Solution.guide(through: rooms, talk: talk).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The visitor came back to a room, and its talk did not begin anew.",
            madeBy: { rooms, talk in Solution.guide(through: rooms.distinctUntilChanged(), talk: talk) }
        ) { $0.situation == "the same room twice" }
        check.mistake(
            "A talk failed, and the guide did not fail with that error. Who receives the error of an inner observable?",
            step: "A microphone that breaks",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).catch { _ in .empty() } } },
            orBy: { rooms, talk in rooms.flatMapLatest { talk($0) }.catch { _ in .empty() } }
        ) { scene in scene.situation == "a talk fails" && !scene.fails && scene.lines.count { $0 == "talk 2" } < 2 }
        check.mistake(
            "A talk failed, and it was tried again. An error arrives when it comes, and as it is.",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).retry(2) } },
            orBy: { rooms, talk in rooms.flatMapLatest { talk($0) }.retry(2) }
        ) { $0.situation == "a talk fails" && $0.lines.count > 2 }
        check.mistake(
            "`rooms` failed, and the guide did not fail with that error.",
            madeBy: { rooms, talk in rooms.catch { _ in .empty() }.flatMapLatest { talk($0) } }
        ) { $0.situation == "`rooms` fails" }
        check.mistake(
            "There is no talk in this room, and something came. What is left when the old talk stops?",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).ifEmpty(default: "") } }
        ) { $0.situation == "a room without a talk" && $0.elements.contains("") }
        check.mistake(
            "The guide says a sentence twice in this talk, and it came once. What compares two sentences?",
            madeBy: { rooms, talk in Solution.guide(through: rooms, talk: talk).distinctUntilChanged() }
        ) { $0.situation == "the last talk goes on after `rooms`" && $0.elements == ["k", "m"] }
        check.mistake(
            "There were two subscribers, and one guide. Each of them should begin anew.",
            madeBy: { rooms, talk in Solution.guide(through: rooms, talk: talk).share() }
        ) { $0.kind == .secondSubscriber && $0.elements.count == 6 }
        check.hardCoded { rooms, talk in
            Observable.zip(Solution.guide(through: rooms, talk: talk), Observable.of("a", "b", "c", "x", "y", "z")) {
                $1
            }
        }
        check.worksOnce { rooms, talk in firstOnly(Solution.guide(through: rooms, talk: talk)) }

        check.rejects("until `rooms`, subscribed to again") { rooms, talk in
            rooms.flatMap { talk($0).take(until: rooms) }
        }

        check.accepts("map and switch") { rooms, talk in rooms.map { talk($0) }.switchLatest() }
        check.accepts("until the next room") { rooms, talk in
            rooms.flatMapLatest { room -> Observable<String> in
                let words = talk(room)
                return words.map { $0 }
            }
        }
    }

    /// The code of the exercise.
    private static func nested(_ rooms: Observable<Int>, _ talk: @escaping (Int) -> Observable<String>) -> Observable<
        String
    > {
        .create { observer in
            rooms.subscribe(
                onNext: { room in _ = talk(room).subscribe(onNext: { observer.onNext($0) }) },
                onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
        }
    }

    /// The talks in a bag: they are disposed of at the end, and not by the next room.
    private static func inBag(_ rooms: Observable<Int>, _ talk: @escaping (Int) -> Observable<String>) -> Observable<
        String
    > {
        .create { observer in
            let talks = CompositeDisposable()
            let walk = rooms.subscribe(
                onNext: { _ = talks.insert(talk($0).subscribe(onNext: observer.onNext, onError: observer.onError)) },
                onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
            _ = talks.insert(walk)
            return talks
        }
    }

    /// One talk at a time, by hand.
    private static func inSerial(
        _ rooms: Observable<Int>, _ talk: @escaping (Int) -> Observable<String>, completes: Bool
    ) -> Observable<String> {
        .create { observer in
            let talks = SerialDisposable()
            let walk = rooms.subscribe(
                onNext: { talks.disposable = talk($0).subscribe(onNext: observer.onNext, onError: observer.onError) },
                onError: { observer.onError($0) }, onCompleted: { if completes { observer.onCompleted() } })
            return Disposables.create(walk, talks)
        }
    }
}

/// Rooms with talks. A line is a talk that began.
final class Museum: Scene<String> {
    private var talks: [Int: TestableObservable<String>] = [:]

    typealias Answer = (Observable<Int>, @escaping (Int) -> Observable<String>) throws -> Observable<String>

    func walk(_ answer: Answer, _ marbles: String, _ talks: KeyValuePairs<Int, String>) throws -> Observable<String> {
        let rooms = cold("rooms", marbles).asObservable()
        for (room, row) in talks { self.talks[room] = cold("talk(\(room))", row, as: String.self) }
        return try answer(rooms) { [self] room in
            (self.talks[room]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in log("talk \(room)") })
        }
    }
}
