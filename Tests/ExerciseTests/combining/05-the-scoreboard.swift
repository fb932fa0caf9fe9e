import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(TheScoreboard.exercise)) func `5 · The scoreboard`() {}
}

struct TheScoreboard {
    static let exercise = Check(board, solution: Solution.board, in: Hall.self) { check in
        check.stream("3 to 1", gives: "a-b-c---d--e-----|") {
            try $0.play($1, home: "--1-----2--3--|", guests: "----1------------|")
        }
        check.stream("only the guests score, and a number comes again") {
            try $0.play($1, home: "-----|", guests: "--1-1--2-|")
        }
        check.stream("nobody scores") { try $0.play($1, home: "----|", guests: "------|") }
        check.stream("the line of the home team breaks") { try $0.play($1, home: "--1--#", guests: "---1-----2--|") }
        check.stream("the line of the guests breaks") { try $0.play($1, home: "--1--2---|", guests: "---#") }
        check.play(.further, "a second board from tick 6 on") { hall, answer in
            let texts = try hall.play(answer, home: "--1-----2--3--|", guests: "----1------------|")
            hall.subscribe("the first", to: texts)
            hall.subscribe("the second", to: texts, at: 6)
        }

        check.mistake(
            "It listens to the teams, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { early(Solution.board(home: $0, guests: $1)) }
        ) { $0.kind == .nobody }
        check.mistake(
            "The subscription was disposed of, and a team is still in use. What disposes of it?",
            madeBy: { leaking(Solution.board(home: $0, guests: $1)) }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.mistake(
            "The board is dark at tick 0, and after the first goals of both it never changes. What makes the pairs?",
            step: "A price and an amount",
            madeBy: { home, guests in Observable.zip(home, guests) { "\($0):\($1)" } }
        ) { $0.kind == .text && $0.elements == ["1:1"] }
        check.mistake(
            "This goal is not on the board: it waits for a partner. Is a goal of one team the partner of a goal of the other?",
            step: "A price and an amount",
            madeBy: { home, guests in Observable.zip(home.startWith(0), guests.startWith(0)) { "\($0):\($1)" } },
            orBy: { home, guests in Observable.zip(home, guests) { "\($0):\($1)" }.startWith("0:0") }
        ) { $0.kind == .text && $0.elements == ["0:0", "1:1"] }
        check.mistake(
            "The board is dark at tick 0. What does your operator need of each source before it sends?",
            step: "A text and a box",
            madeBy: { home, guests in Observable.combineLatest(home, guests) { "\($0):\($1)" } },
            orBy: { home, guests in Observable.combineLatest(home.startWith(0), guests) { "\($0):\($1)" } },
            { home, guests in Observable.combineLatest(home, guests.startWith(0)) { "\($0):\($1)" } },
            { home, guests in home.withLatestFrom(guests) { "\($0):\($1)" } }
        ) { $0.kind == .text && $0.start ?? 99 > 0 }
        check.mistake(
            "\"0:0\" came twice. How many of your streams have a first element now?",
            step: "A text and a box",
            madeBy: { home, guests in
                Observable.combineLatest(home.startWith(0), guests.startWith(0)) { "\($0):\($1)" }.startWith("0:0")
            }
        ) { $0.kind == .text && $0.elements.starts(with: ["0:0", "0:0"]) }
        check.mistake(
            "The board's first text is not \"0:0\".",
            madeBy: { home, guests in
                Observable.combineLatest(home.startWith(1), guests.startWith(0)) { "\($0):\($1)" }
            }
        ) { $0.kind == .text && $0.elements.first != "0:0" }
        check.mistake(
            "The first goal changed nothing on the board. The texts have a first element: which streams have none?",
            step: "A text and a box",
            madeBy: { home, guests in
                Observable.combineLatest(home, guests) { "\($0):\($1)" }.startWith("0:0")
            },
            orBy: { home, guests in
                Observable.combineLatest(home, guests.startWith(0)) { "\($0):\($1)" }.skip(1).startWith("0:0")
            }
        ) { $0.kind == .text && $0.start == 0 && !$0.has(eventAt: 2) }
        check.mistake(
            "The board has the teams on the wrong sides. Which number stands first?",
            madeBy: { home, guests in Solution.board(home: guests, guests: home) }
        ) { $0.kind == .text && $0.elements.dropFirst().first == "0:1" }
        check.mistake(
            "The guests scored, and the board did not change. Which sources may start a text?",
            step: "A password and a button",
            madeBy: { home, guests in
                home.startWith(0).withLatestFrom(guests.startWith(0)) { "\($0):\($1)" }
            },
            orBy: { home, _ in home.startWith(0).map { "\($0):0" } }
        ) { $0.kind == .text && !$0.has(eventAt: 4) }
        check.mistake(
            "A team scored, and the board forgot the goals of the other. Which operator remembers the latest of each?",
            step: "A price and an amount",
            madeBy: { home, guests in
                Observable.merge(home.map { "\($0):0" }, guests.map { "0:\($0)" }).startWith("0:0")
            },
            orBy: { home, guests in
                home.startWith(0).flatMapLatest { goals in guests.startWith(0).map { "\(goals):\($0)" } }
            }
        ) { $0.kind == .text && ($0.elements.contains("0:1") || $0.elements.contains("2:0")) }
        check.mistake(
            "The home team has completed, and the board as well. Which end should be the last?",
            step: "A short one and a long one",
            madeBy: { home, guests in
                Solution.board(home: home, guests: guests).take(until: home.takeLast(1))
            }
        ) { $0.kind == .text && $0.received.events.last?.time == 14 }
        check.mistake(
            "Both teams have completed, and the board has not. Is there a source in your stream that never ends?",
            step: "A short one and a long one",
            madeBy: { home, guests in
                Solution.board(home: home, guests: guests.concat(Observable.never()))
            }
        ) { $0.kind == .text && !$0.ends && $0.elements.count == 5 }
        check.mistake(
            "A team sent the number from before, and no text came. Each number should give one.",
            step: "A price and an amount",
            madeBy: { home, guests in Solution.board(home: home, guests: guests).distinctUntilChanged() },
            orBy: { home, guests in
                Solution.board(home: home.distinctUntilChanged(), guests: guests.distinctUntilChanged())
            }
        ) { $0.guests == "--1-1--2-|" && !$0.has(eventAt: 4) && $0.has(eventAt: 2) }
        check.mistake(
            "A team sent the number from before, and the board shows one more. Is each element a goal, or a number of goals?",
            madeBy: { home, guests in
                Solution.board(
                    home: home.scan(0) { goals, _ in goals + 1 }, guests: guests.scan(0) { goals, _ in goals + 1 })
            }
        ) { $0.guests == "--1-1--2-|" && $0.elements.starts(with: ["0:0", "0:1", "0:2"]) && $0.has(eventAt: 4) }
        check.mistake(
            "A source failed, and the subscriber did not receive the error.", step: "A short one and a long one",
            madeBy: { home, guests in
                Solution.board(home: home.catch { _ in .empty() }, guests: guests.catch { _ in .empty() })
            },
            orBy: { home, guests in Solution.board(home: home, guests: guests).catchAndReturn("0:0") }
        ) { ($0.home + $0.guests).contains("#") && !$0.fails }
        check.mistake(
            "The first text of the second board is not \"0:0\". What do the two boards share?",
            madeBy: { Solution.board(home: $0, guests: $1).share(replay: 1) },
            orBy: { Solution.board(home: $0, guests: $1).share(replay: 1, scope: .forever) },
            { Solution.board(home: $0, guests: $1).share() }
        ) {
            [.secondSubscriber, .laterSubscriber, .further].contains($0.kind) && $0.elements.first != "0:0"
                && !$0.elements.isEmpty
        }
        check.hardCoded { home, guests in
            Observable.merge(home, guests).enumerated()
                .map { ["1:0", "1:1", "2:1", "3:1"][min($0.index, 3)] }.startWith("0:0")
        }
        check.worksOnce { home, guests in firstOnly(Solution.board(home: home, guests: guests)) }

        check.accepts("a scan of changes") { home, guests in
            let changes = Observable.merge(home.map { (true, $0) }, guests.map { (false, $0) })
            return changes.scan((0, 0)) { $1.0 ? ($1.1, $0.1) : ($0.0, $1.1) }.startWith((0, 0))
                .map { "\($0.0):\($0.1)" }
        }
        check.accepts("both ways") { home, guests in
            Observable.merge(
                home.startWith(0).withLatestFrom(guests.startWith(0)) { "\($0):\($1)" },
                guests.withLatestFrom(home.startWith(0)) { "\($1):\($0)" })
        }
        check.accepts("a list of two") { home, guests in
            Observable.combineLatest([home.startWith(0), guests.startWith(0)]).map { "\($0[0]):\($0[1])" }
        }
    }
}

private final class Hall: Scene<String> {
    private(set) var home = ""
    private(set) var guests = ""

    func play(
        _ answer: (Observable<Int>, Observable<Int>) throws -> Observable<String>, home: String, guests: String
    ) throws -> Observable<String> {
        (self.home, self.guests) = (home, guests)
        return try answer(hot("home", home).asObservable(), hot("guests", guests).asObservable())
    }
}
