import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(TheAudioGuide.exercise)) func `4 · The audio guide`() {}
}

struct TheAudioGuide {
    static let exercise = Check(guide, solution: Solution.exercise4, in: Museum.self) { check in
        check.uses = .each
        check.steps = [.swallows: "A microphone that breaks", .goesOn: "A request inside subscribe"]

        check.stream("two rooms", gives: "--a-b-c-x--y--z|", disposedAt: 5) {
            try $0.walk($1, "-1-----2--|", [1: "-a-b-c--d--e|", 2: "-x--y--z|"])
        }
        check.stream("the last talk goes on after `rooms`") { try $0.walk($1, "-3|", [3: "--k-k--m|"]) }
        let twice = check.stream("the same room twice") { try $0.walk($1, "-1---1---|", [1: "-a-b-c|"]) }
        let failing = check.stream("a talk fails") {
            try $0.walk($1, "-1-2-----3-|", [1: "-a---b|", 2: "-x-#", 3: "-y|"])
        }
        check.stream("a talk that was left would fail") { try $0.walk($1, "-1--2-|", [1: "-a---#", 2: "-x-y--z|"]) }
        check.stream("`rooms` fails") { try $0.walk($1, "-1--#", [1: "-a---b|"]) }
        check.stream("no room") { try $0.walk($1, "--|", [:]) }
        check.stream("a room without a talk") { try $0.walk($1, "-1----2-|", [1: "-a-b--c|", 2: "|"]) }

        check.mistake(
            "The visitor entered the second room, and the talk of the first one went on. What should end it?",
            step: "Four operators", madeBy: { rooms, talk in rooms.flatMap { talk($0) } }, orBy: inBag,
            { rooms, talk in
                .create { observer in
                    rooms.subscribe(
                        onNext: { _ = talk($0).subscribe(onNext: { observer.onNext($0) }) },
                        onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.isText && $0.elements.says("x", before: "d") }
        check.mistake(
            "The second talk waited for the end of the first. The visitor has left that room. Which one should go on?",
            step: "Four operators", madeBy: { rooms, talk in rooms.concatMap { talk($0) } }
        ) { $0.isText && $0.elements.says("d", before: "x") }
        check.mistake(
            "The second room was left out, and the first talk went on. Which of the two does the visitor want to hear?",
            step: "Four operators", madeBy: { rooms, talk in rooms.flatMapFirst { talk($0) } }
        ) { $0.isText && $0.came("d") }
        check.mistake(
            "`rooms` completed, and the rest of the talk is lost. What should the guide wait for?",
            step: "A karaoke evening", madeBy: { closingLatest($0, $1) }
        ) { $0.isText && $0.completes && $0.elements == ["a", "b", "c", "x"] }
        check.mistake(
            "Each talk was left after one sentence. A talk goes on until it is over, or until the next room.",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).take(1) } }
        ) { $0.isText && $0.elements == ["a", "x"] }
        check.mistake(
            "The last talk is over, and so is `rooms`. The guide did not complete.", step: "A karaoke evening",
            madeBy: { inSerial($0, $1) }
        ) { $0.isText && $0.shows(.noEnd) }
        check.mistake(
            "The visitor came back to a room, and its talk did not begin anew.",
            madeBy: { rooms, talk in Solution.exercise4(through: rooms.distinctUntilChanged(), talk: talk) }
        ) { $0.in(twice) && $0.lines.count < 2 }
        check.mistake(
            "A talk failed, and the guide did not fail with that error. Who receives the error of an inner observable?",
            step: "A microphone that breaks",
            madeBy: { rooms, talk in rooms.flatMapLatest { talk($0).catch { _ in .empty() } } },
            orBy: { rooms, talk in rooms.flatMapLatest { talk($0) }.catch { _ in .empty() } }
        ) { $0.in(failing) && $0.shows(.swallows) && $0.times("talk 2") < 2 }

        check.mistake(
            "There were two subscribers, and one guide. Each of them should begin anew.",
            madeBy: { rooms, talk in Solution.exercise4(through: rooms, talk: talk).share() }
        ) { $0.isSecond && $0.shows(.lost) }

        check.spoiled(.unasked, .goesOn, .failsOtherwise, .lost) { spoil in
            { spoil(Solution.exercise4(through: $0, talk: $1)) }
        }
        check.rejects(
            .subscribesAgain, { rooms, talk in rooms.flatMapLatest { talk($0).retry(2) } },
            { rooms, talk in rooms.flatMapLatest { talk($0) }.retry(2) })
        check.rejects(.swallows) { rooms, talk in rooms.catch { _ in .empty() }.flatMapLatest { talk($0) } }
        check.rejects(.added) { rooms, talk in rooms.flatMapLatest { talk($0).ifEmpty(default: "") } }
        check.rejects(.usesTooOften) { rooms, talk in rooms.flatMap { talk($0).take(until: rooms) } }
        check.rejects(.noEnd) { rooms, talk in
            let talks = SerialDisposable()
            return .create { observer in
                let walk = rooms.subscribe(
                    onNext: { talks.disposable = talk($0).subscribe(observer) }, onError: { observer.onError($0) })
                return Disposables.create(walk, talks)
            }
        }
        check.hardCoded { rooms, talk in
            Observable.zip(Solution.exercise4(through: rooms, talk: talk), Observable.of("a", "b", "c", "x", "y", "z"))
            {
                $1
            }
        }
        check.worksOnce { rooms, talk in firstOnly(Solution.exercise4(through: rooms, talk: talk)) }

        check.accepts("map and switch") { rooms, talk in rooms.map { talk($0) }.switchLatest() }
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

    /// One talk at a time, by hand, without an end.
    private static func inSerial(_ rooms: Observable<Int>, _ talk: @escaping (Int) -> Observable<String>) -> Observable<
        String
    > {
        .create { observer in
            let talks = SerialDisposable()
            let walk = rooms.subscribe(
                onNext: { talks.disposable = talk($0).subscribe(onNext: observer.onNext, onError: observer.onError) },
                onError: { observer.onError($0) })
            return Disposables.create(walk, talks)
        }
    }
}
