import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `1 · A lighthouse and a song`() {}

    private static let check = Check(diagrams: sixRecordings, solution: Solution.exercise1, of: String.self) { check in
        check.row("one") { recorded(light($0), $0, from: 1) }
        check.mistake(
            "Row one has no \"a\". It was recorded from tick 1 on, and the light sends \"a\" later than that.",
            step: "A bus and a film", madeBy: "-----b--c-|", orBy: ""
        ) { !$0.elements.contains("a") }
        check.mistake(
            "Row one begins at tick 1 with its count. A hot source sends at ticks of the clock. Who counts from the subscription?",
            step: "A bus and a film", madeBy: "---a--b--c-|"
        ) { $0.start == 3 }
        check.mistake(
            "The ticks of row one count from the subscription. The light sends at ticks of the clock.",
            step: "A letter with a number", madeBy: "-a--b--c-|"
        ) { $0.start == 1 }

        check.row("two") { recorded(light($0), $0, from: 5) }
        check.mistake(
            "Row two has the \"b\", which is sent in the tick of the subscription. Which of the two was scheduled first?",
            step: "A bus and a film", madeBy: "-----b--c-|"
        ) { $0.elements == ["b", "c"] && $0.start == 5 }
        check.rejects(nil, "--a--b--c-|", "-------a--b--c-|")
        check.mistake(
            "The ticks of row two count from the subscription. A recorded tick is a tick of the clock.",
            step: "A letter with a number", madeBy: "---c-|"
        ) { $0.elements == ["c"] && $0.start == 3 }

        check.row("three") { recorded(light($0), $0, from: 3, until: 8) }
        check.mistake(
            "Row three has no \"c\", which is sent in the tick of the dispose. Which of the two was scheduled first?",
            step: "A bus and a film", madeBy: "-----b"
        ) { $0.elements == ["b"] && !$0.ends }
        check.mistake(
            "Row three has an end. A dispose ends the recording. Does it send an event?", madeBy: "-----b--c|",
            orBy: "-----b--(c|)", "-----b--|", "-----b--c-|"
        ) { $0.ends }

        check.row("four") { recorded(song($0), $0, from: 5) }
        check.mistake(
            "Row four counts from tick 0. From which tick on does a cold source count?",
            step: "A bus and a film", madeBy: "--x--y|"
        ) { $0.start == 2 }
        check.mistake(
            "Row four has no \"x\". What does a cold source do for each subscriber?",
            step: "A bus and a film", madeBy: "-----y|", orBy: "", "------|"
        ) { !$0.elements.contains("x") }
        check.rejects(nil, "-----x--y|", "-----(xy|)")

        check.row("five") { recorded(song($0), $0, from: 5, until: 9) }
        check.mistake(
            "Row five has the \"y\". At which tick of the clock would it be sent, and when is the dispose?",
            madeBy: "-------x--y|", orBy: "-------x-y", "--x--y|", "--x--y"
        ) { $0.elements.contains("y") }
        check.rejects(nil, "-------x-|")
        check.mistake(
            "`until: 9` is a tick of the clock, like `from: 5`. How many ticks is the song heard?", madeBy: "--x"
        ) { $0.start == 2 }

        check.row("six") { recorded(light($0), $0, from: 12) }
        check.mistake(
            "Row six has an end, and the light completed before tick 12. Does a hot observable of a test keep its end?",
            step: "A bus and a film", madeBy: "------------|", orBy: "|", "----------|"
        ) { $0.ends && $0.elements.isEmpty }
        check.rejects(nil, "--a--b--c-|", "--------------a--b--c-|")

        check.rejects(["--a--b--c-|", "--------c-|", "-----b--c", "-------x--y|", "-------x"])
    }

    private static func light(_ trial: Trial) -> Observable<String> {
        trial.hot("light", "--a--b--c-|", as: String.self).asObservable()
    }

    private static func song(_ trial: Trial) -> Observable<String> {
        trial.cold("song", "--x--y|", as: String.self).asObservable()
    }

    /// What `record` would have: subscribes and disposes at ticks, after the work that is scheduled for them already.
    private static func recorded(
        _ source: Observable<String>, _ trial: Trial, from: TestTime, until: TestTime = 50
    ) -> Observable<String> {
        .create { observer in
            let subscription = SingleAssignmentDisposable()
            trial.scheduler.scheduleAt(until) { subscription.dispose() }
            trial.scheduler.scheduleAt(from) { subscription.setDisposable(source.subscribe(observer)) }
            return subscription
        }
    }
}
