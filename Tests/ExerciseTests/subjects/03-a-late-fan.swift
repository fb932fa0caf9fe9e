import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `3 · A late fan`() {}

    /// A source like a radio, and fans who come at different times.
    private static let check = Check(scoreboard, solution: Solution.exercise3, in: Scene<Int>.self) { check in
        typealias Board = (Observable<Int>) throws -> Observable<Int>
        check.uses = .any

        /// Fans, each from a tick on, and perhaps to another.
        func match(_ scores: String, _ fans: (from: Int, to: Int?)...) -> (Scene<Int>, Board) throws -> Void {
            { scene, scoreboard in
                let board = try scoreboard(scene.hot("scores", scores).asObservable())
                for fan in fans {
                    scene.subscribe("a fan from tick \(fan.from)", to: board, at: fan.from, disposedAt: fan.to)
                }
            }
        }
        let text = "-1--2-----3--|"
        check.play(.text, "a fan from tick 6", match(text, (6, nil)))
        check.play(.text, "a fan from tick 0", match(text, (0, nil)))
        check.play(.text, "a fan from tick 15", match(text, (15, nil)))
        check.play(.disposed, "a fan leaves at tick 8", match(text, (0, 8)))
        check.play(.otherInput, "other scores, equal ones too", match("-4-4--7-7-7--|", (0, nil)))
        check.play(.otherInput, "other scores, from tick 5", match("-4-4--7-7-7--|", (5, nil)))
        check.play(.otherInput, "a match without a score", match("-----|", (0, nil)))
        check.play(.otherInput, "after a match without a score", match("-----|", (8, nil)))
        check.play(.otherInput, "after a match with one score", match("---9-|", (8, nil)))
        check.play(.secondSubscriber, "two fans", match(text, (0, 8), (6, nil)))
        check.play(.laterSubscriber, "a second fan after the first", match(text, (0, 4), (6, nil)))

        @Sendable func made(_ board: ReplaySubject<Int>) -> Board {
            { scores in
                _ = scores.subscribe(board)
                return board
            }
        }

        check.mistake(
            "The fan sees a number that nobody has scored. Who put it there?", step: "A goal and a score",
            madeBy: { scores in
                let board = BehaviorSubject(value: 0)
                _ = scores.subscribe(board)
                return board
            }
        ) { $0.came(0) }
        check.mistake(
            "The fan saw nothing before the end. Which kind sends only when it completes?", step: "An auction",
            madeBy: { scores in
                let board = AsyncSubject<Int>()
                _ = scores.subscribe(board)
                return board
            }
        ) { $0.isText && $0.elements == [3] && $0.start == 13 }
        check.mistake(
            "The fan saw older scores, too. How many scores should the board remember?", step: "Three chats",
            madeBy: { scores in try made(.createUnbounded())(scores) }
        ) {
            $0.isText
                && ($0.elements.starts(with: [1, 2]) && $0.start != 1 || $0.elements == [2, 3] && $0.start == 15)
        }
        check.mistake(
            "The fan saw what came after they joined, and nothing else. Which subject remembers?", step: "Three chats",
            madeBy: { scores in
                let board = PublishSubject<Int>()
                _ = scores.subscribe(board)
                return board
            }
        ) { $0.isText && $0.elements == [3] && $0.start == 10 }
        check.mistake(
            "A fan who comes after the match receives the end alone. Which subject sends a value then?",
            step: "After a completion",
            madeBy: { scores in
                let board = BehaviorSubject(value: 0)
                _ = scores.subscribe(board)
                return board.filter { $0 != 0 }
            }
        ) { $0.isText && $0.elements.isEmpty && $0.ends }
        check.mistake(
            "The match is over, and the fan receives no end. Which events do you pass on?",
            step: "Two halves and a board",
            madeBy: { scores in
                let board = ReplaySubject<Int>.create(bufferSize: 1)
                _ = scores.subscribe(onNext: { board.onNext($0) })
                return board
            }
        ) { $0.isText && !$0.ends && !$0.isEmpty }
        check.mistake(
            "An equal score is missing. Is it a new score?",
            madeBy: { scores in try made(.create(bufferSize: 1))(scores.distinctUntilChanged()) }
        ) { $0.kind == .otherInput && $0.elements == [4, 7] && $0.start == 1 }
        check.mistake(
            "A score is missing. Does the board look at the numbers?",
            madeBy: { scores in try made(.create(bufferSize: 1))(scores.filter { $0 < 4 }) }
        ) { $0.kind == .otherInput && $0.elements.isEmpty }
        check.mistake(
            "The board ends before the match does. What ends it?",
            madeBy: { scores in try made(.create(bufferSize: 1))(scores).take(3) }
        ) { $0.isText && $0.start == 1 && $0.end == 10 && $0.ends }

        check.rejects(.nothing) { scores in
            let board = scores.replay(1)
            _ = board.connect()
            return board
        }
        check.hardCoded { scores in try made(.create(bufferSize: 1))(scores.filter { [1, 2, 3].contains($0) }) }
        check.worksOnce { scores in firstOnly(try made(.create(bufferSize: 1))(scores)) }

        check.accepts("share for ever") { scores in
            let board = scores.share(replay: 1, scope: .forever)
            _ = board.subscribe()
            return board
        }
        check.accepts("multicast") { scores in
            let board = scores.multicast(ReplaySubject<Int>.create(bufferSize: 1))
            _ = board.connect()
            return board
        }
    }
}
