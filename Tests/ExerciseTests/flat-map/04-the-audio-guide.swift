import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `4 · The audio guide`() {}

    private static let check = Check(guide, solution: Solution.exercise4, in: Museum.self) { check in
        check.uses = .each
        check.steps = [
            .swallows: "A microphone that breaks", .goesOn: "A request inside subscribe",
            .noEnd: "A karaoke evening", .endsBefore: "A karaoke evening",
        ]

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
        check.play(.secondSubscriber, "a second subscriber at tick 4") { scene, answer in
            let stream = try scene.walk(answer, "-1-----2--|", [1: "-a-b-c--d|", 2: "-x--y|"])
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 4)
        }

        check.mistake(
            "The visitor entered the second room, and the talk of the first one went on. What should end it?",
            step: "Four operators", madeBy: { rooms, talk in rooms.flatMap { talk($0) } },
            orBy: { rooms, talk in
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

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .lost)
        check.rejects(.endsBefore) { closingLatest($0, $1) }
        check.rejects(.letsGo) { rooms, talk in rooms.flatMapLatest { talk($0).take(1) } }
        check.rejects(.lost) { Solution.exercise4(through: $0.distinctUntilChanged(), talk: $1) }
        check.rejects(
            .subscribesAgain, { rooms, talk in rooms.flatMapLatest { talk($0).retry(2) } },
            { rooms, talk in rooms.flatMapLatest { talk($0) }.retry(2) })
        check.rejects(
            .swallows, { rooms, talk in rooms.catch { _ in .empty() }.flatMapLatest { talk($0) } },
            { rooms, talk in rooms.flatMapLatest { talk($0).catch { _ in .empty() } } })
        check.rejects(.added) { rooms, talk in rooms.flatMapLatest { talk($0).ifEmpty(default: "") } }
        check.rejects(.usesTooOften) { rooms, talk in rooms.flatMap { talk($0).take(until: rooms) } }
        check.rejects(.noEnd) { rooms, talk in
            .create { observer in
                let talks = SerialDisposable()
                let walk = rooms.subscribe(
                    onNext: {
                        talks.disposable = talk($0).subscribe(onNext: observer.onNext, onError: observer.onError)
                    },
                    onError: { observer.onError($0) })
                return Disposables.create(walk, talks)
            }
        }
        check.rejects { Solution.exercise4(through: $0, talk: $1).share() }
        check.hardCoded { rooms, talk in
            Observable.zip(Solution.exercise4(through: rooms, talk: talk), Observable.of("a", "b", "c", "x", "y", "z"))
            { $1 }
        }
        check.worksOnce { rooms, talk in firstOnly(Solution.exercise4(through: rooms, talk: talk)) }

        check.accepts("map and switch") { rooms, talk in rooms.map { talk($0) }.switchLatest() }
    }
}
