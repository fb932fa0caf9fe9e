import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `1 · A tour of the castle`() {}

    private static let check = Check(diagrams: tourOfTheCastle, solution: Solution.exercise1, of: Int.self) { check in
        check.row("tour, Dan at tick 7") { second($0, at: 7) { $0 } }
        check.mistake(
            "Your diagram has the rest of Clara's tour. Nothing is shared in this line: whose tour does Dan get?",
            step: "A tape, a radio and a report", madeBy: "--------3--4|", orBy: "-------23--4|", "---------3--4|"
        ) { $0.elements.count < 4 && !$0.elements.isEmpty }
        check.mistake(
            "Your diagram has a number before tick 9. Dan subscribes at tick 7, and the tour waits 2 ticks. When is his room 1?",
            step: "A tape, a radio and a report", madeBy: "--1--2--3--4|", orBy: "-------1--2--3--4|",
            "-------(12)3--4|"
        ) { $0.start ?? 99 < 9 }

        check.row("tour.share(), Dan at tick 7") { second($0, at: 7) { $0.share() } }
        check.mistake(
            "Your diagram has a number at tick 7. Rooms 1 and 2 were sent before Dan came. What does `share()` keep?",
            step: "Three displays of a price", madeBy: "-------23--4|", orBy: "-------(12)3--4|", "-------2--3--4|"
        ) { $0.start == 7 }
        check.mistake(
            "Your diagram has room 1. Clara's tour is under way when Dan comes. Does `share()` start a second one?",
            step: "Two labels and a city", madeBy: "---------1--2--3--4|", orBy: "--1--2--3--4|"
        ) { $0.came(1) }
        check.mistake(
            "Your diagram has other numbers than 3 and 4. Dan shares what comes from tick 7 on: what does Clara receive then?",
            step: "Three displays of a price", madeBy: "-----2--3--4|", orBy: "-----------4|", "------------|"
        ) { $0.elements != [3, 4] }

        check.row("tour.share(replay: 1), Dan at tick 7") { second($0, at: 7) { $0.share(replay: 1) } }
        check.mistake(
            "Your diagram has nothing at tick 7. Room 2 is the last number that was sent. When does a replay send it?",
            step: "Three displays of a price", madeBy: "--------3--4|", orBy: "--------(23)--4|", "--------23--4|"
        ) { $0.start == 8 }
        check.mistake(
            "Your diagram has room 1. How many elements does `replay: 1` keep, and does it start a tour of its own?",
            step: "Three displays of a price", madeBy: "-------(12)3--4|", orBy: "---------1--2--3--4|",
            "-------1-23--4|"
        ) { $0.came(1) }
        check.rejects(nil, "-------2--3--4|", "-------2---4|")

        for (code, share) in [
            ("tour.share()", { $0.share() }), ("tour.share(replay: 1)", { $0.share(replay: 1) }),
        ] as [(String, Sharing)] {
            check.row("\(code), Eva at tick 14") { second($0, at: 14, share) }
            check.mistake(
                "Your diagram has no number. The tour has completed, and nobody is subscribed. What does Eva start in `\(code)`?",
                step: "One reader after the other", madeBy: "--------------|", orBy: "", "------------|"
            ) { $0.elements.isEmpty }
            check.mistake(
                "Your diagram has room 4 of the old tour. `\(code)` has the default scope: how long does that keep something?",
                step: "One reader after the other", madeBy: "--------------(4|)", orBy: "--------------4",
                "--------------4-1--2--3--4|"
            ) { $0.elements.first == 4 }
            check.rejects(nil, "--------------1--2--3--4|", "--1--2--3--4|", "--------------(1234|)")
        }

        check.row("tour.share(replay: 1, scope: .forever), Eva at tick 14") {
            second($0, at: 14) { $0.share(replay: 1, scope: .forever) }
        }
        check.mistake(
            "Your diagram has a tour for Eva. The source has ended: does `.forever` start it again?",
            step: "One reader after the other", madeBy: "----------------1--2--3--4|",
            orBy: "--------------4-1--2--3--4|", "--------------(1234|)"
        ) { $0.came(1) }
        check.mistake(
            "Your diagram has the end and no number. What does `replay: 1` keep beside the end?",
            step: "One reader after the other", madeBy: "--------------|", orBy: ""
        ) { $0.elements.isEmpty }
        check.rejects(nil, "--------------4", "--------------4|")

        check.mistake(
            "Your diagram has no end. The tour completes, and the end goes to all who are subscribed.",
            inEveryRow: true, madeBy: "--------------7--8"
        ) { !$0.ends }
    }

    private typealias Sharing = (Observable<Int>) -> Observable<Int>

    /// What comes to the second one, while Clara is there from tick 0 on.
    private static func second(_ trial: Trial, at tick: TestTime, _ share: Sharing) -> Observable<Int> {
        let shared = share(trial.cold("tour", "--1--2--3--4|").asObservable())
        return .deferred {
            _ = shared.subscribe()
            return shared.delaySubscription(.milliseconds(100 * tick), scheduler: trial.scheduler)
        }
    }
}
