import ExerciseSupport

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `2 · A board for pancakes`() {}

    private static let check = Check(diagrams: boards, solution: Solution.exercise2, of: Int.self) { check in
        check.row("plain, from tick 0") { plain($0) }
        check.mistake(
            "Nothing comes at tick 0, and nobody has tapped yet. What does `startWith` send, and when?",
            madeBy: "-1-2-1---2"
        ) { $0.start == 1 }
        check.mistake(
            "A minus comes at tick 5, and the count is 2. What does `max` leave of it?", madeBy: "01-2-0---1",
            orBy: "01-2-2---3", "01-2-----3"
        ) { $0.elements.starts(with: [0, 1, 2]) && $0.elements != [0, 1, 2, 1, 2] }

        check.row("plain, from tick 4") { late($0, plain($0)) }
        check.mistake(
            "This board begins with 2, or goes on from it. The other subscription counted the taps before tick 4. Whose count "
                + "does this board see?", step: "Actions and a scan", madeBy: "----21---2", orBy: "-----1---2"
        ) { $0.elements == [2, 1, 2] || $0.elements == [1, 2] }
        check.mistake(
            "This board subscribes at tick 4, and has the counts from tick 0 on. `taps` do not wait for it. Which taps does it see?",
            madeBy: "01-2-1---2", orBy: "01-2-----3"
        ) { $0.start == 0 && $0.elements.starts(with: [0, 1]) }
        check.mistake(
            "This board has all taps from the first one on, four ticks later. `taps` do not begin anew. Which taps come after tick 4?",
            madeBy: "----01-2-1---2"
        ) { $0.start == 4 && $0.elements.starts(with: [0, 1, 2]) }
        check.mistake(
            "Nothing comes at tick 4. `startWith` belongs to the recipe. For whom does it run?",
            step: "Actions and a scan", madeBy: "-----0---1", orBy: "---------1"
        ) { $0.start != 4 && $0.start != 0 }
        check.mistake(
            "The minus at tick 5 has no mark. The count was 0 and is 0 again. Does `scan` leave out an equal count?",
            step: "Actions and a scan", madeBy: "----0----1"
        ) { $0.elements == [0, 1] }
        check.rejects(nil, "----00---2", "----00---0")

        check.row("shared, from tick 4, with another board") {
            let shared = plain($0).share(replay: 1)
            return late($0, shared, with: shared)
        }
        check.mistake(
            "This board begins with 0. Somebody listens, so there is a run already. What does `share(replay: 1)` do with it?",
            step: "Actions and a scan", madeBy: "----00---1", orBy: "----01---2"
        ) { $0.elements.first == 0 && $0.elements.count == 3 && $0.start == 4 }
        check.rejects(nil, "-----1---2")
        check.mistake(
            "More than one element comes at tick 4. How many does `replay: 1` keep?", madeBy: "----(012)1---2",
            orBy: "----(02)1---2"
        ) { received in received.events.count { $0.time == 4 } > 1 }

        check.row("shared, from tick 4, after another board") {
            let shared = plain($0).share(replay: 1)
            return late($0, shared, with: shared, until: 2)
        }
        check.mistake(
            "This board begins with 1, the last count of the other board. That one left at tick 2. What becomes of a run "
                + "without subscribers?", madeBy: "----10---1", orBy: "----1----2", "----11---2"
        ) { $0.elements.first == 1 && $0.start == 4 }
        check.mistake(
            "This board begins with 2. From tick 2 to tick 4 nobody listened. Who counted the tap at tick 3?",
            madeBy: "----21---2"
        ) { $0.elements.first == 2 }
        check.mistake(
            "Nothing comes at tick 4. With the first subscriber after a pause a new run begins. What does that run send first?",
            madeBy: "-----0---1"
        ) { $0.start == 5 }

        check.rejects(nil, "0---0---1")
        check.rejects(nil, "----00---(1|)")
    }

    private static func plain(_ trial: Trial) -> Observable<Int> {
        trial.hot("taps", "-p-p-m---p-", as: String.self).asObservable()
            .scan(0) { count, tap in max(0, count + (tap == "p" ? 1 : -1)) }
            .startWith(0)
    }

    /// `board` from tick 4 on. `other` is subscribed to at tick 0, and left at a tick, if one is given.
    private static func late(
        _ trial: Trial, _ board: Observable<Int>, with other: Observable<Int>? = nil, until tick: TestTime? = nil
    ) -> Observable<Int> {
        .create { observer in
            let first = other?.subscribe()
            if let tick { trial.scheduler.scheduleAt(tick) { first?.dispose() } }
            return board.delaySubscription(.milliseconds(400), scheduler: trial.scheduler).subscribe(observer)
        }
    }
}
