import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `5 · Two rows of one source`() {}

    private static let check = Check(lines: twoRowsOfOneSource, solution: Solution.exercise5) { check in
        check.truth { log in
            for (isCold, isHot) in pairs.map({ ($0.isDrawnByACold, $0.isDrawnByAHot) }) {
                log(isCold && isHot ? "unknown" : isCold ? "anew" : "goes on")
            }
        }

        check.mistake(
            "Your list has another word than \"anew\", \"goes on\" and \"unknown\".",
            madeBy: ["cold", "hot", "unknown", "cold", "hot"], orBy: ["anew", "goes on", "both", "anew", "goes on"]
        ) { $0.contains { !["anew", "goes on", "unknown"].contains($0) } }
        check.mistake(
            "Your list does not have five words. There are five pairs of rows.",
            madeBy: ["anew", "goes on", "unknown", "anew"], orBy: ["anew", "goes on"]
        ) { $0.count != 5 }
        check.mistake(
            "Your answers to 1 and 2 are those of each other. In which pair does the first element have the same distance "
                + "from the `^` in both rows?",
            step: "A record and a radio", madeBy: ["goes on", "anew", "unknown", "goes on", "anew"],
            orBy: ["goes on", "anew", "unknown", "anew", "goes on"]
        ) { $0[0] == "goes on" && $0[1] == "anew" }
        check.mistake(
            "In pair 1, you do not say \"anew\". At tick 5 one subscriber receives b, and the other a. Can that be one run?",
            step: "A record and a radio", madeBy: ["unknown", "goes on", "unknown", "anew", "goes on"],
            orBy: ["goes on", "goes on", "unknown", "anew", "goes on"]
        ) { $0[0] != "anew" }
        check.mistake(
            "In pair 2, you do not say \"goes on\". The second subscriber has no a. Would a new run leave it out?",
            step: "A record and a radio", madeBy: ["anew", "anew", "unknown", "anew", "goes on"],
            orBy: ["anew", "unknown", "unknown", "anew", "goes on"]
        ) { $0[1] != "goes on" }
        check.mistake(
            "In pair 3 you read one run from equal rows. Could two runs that begin together draw other rows?",
            step: "Two customers of a bakery", madeBy: ["anew", "goes on", "goes on", "anew", "goes on"]
        ) { $0[2] == "goes on" }
        check.mistake(
            "In pair 3 you read two runs from two rows. Could one run with two subscribers draw other rows?",
            step: "Two customers of a bakery", madeBy: ["anew", "goes on", "anew", "anew", "goes on"]
        ) { $0[2] == "anew" }
        check.mistake(
            "In pair 4, you do not say \"anew\". The first subscriber leaves at tick 6. Before that, look at tick 5 in both rows.",
            step: "A record and a radio", madeBy: ["anew", "goes on", "unknown", "goes on", "goes on"],
            orBy: ["anew", "goes on", "unknown", "unknown", "goes on"]
        ) { $0[3] != "anew" }
        check.mistake(
            "In pair 5, you do not say \"goes on\". The second row has a `^` in the column of b. Which elements follow it?",
            step: "A record and a radio", madeBy: ["anew", "goes on", "unknown", "anew", "unknown"],
            orBy: ["anew", "goes on", "unknown", "anew", "anew"]
        ) { $0[4] != "goes on" }
    }

    /// Two rows of the text: when the second one begins, when the first one leaves, and what the second one is drawn as.
    private struct Pair {
        let second: TestTime
        var leaves: TestTime?
        let drawn: String

        var isDrawnByACold: Bool { isDrawn { $0.createColdObservable("--a--b--c|", as: String.self) } }
        var isDrawnByAHot: Bool { isDrawn { $0.createHotObservable("--a--b--c|", as: String.self) } }

        private func isDrawn(_ source: (TestScheduler) -> TestableObservable<String>) -> Bool {
            let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
            let stream = source(scheduler)
            _ = scheduler.record(stream, from: 0, until: leaves ?? 50)
            let recording = scheduler.record(stream, from: second)
            scheduler.start()
            return recording.events == marbles(drawn, as: String.self)
        }
    }

    private static let pairs = [
        Pair(second: 3, drawn: "-----a--b--c|"), Pair(second: 4, drawn: "-----b--c|"),
        Pair(second: 0, drawn: "--a--b--c|"),
        Pair(second: 3, leaves: 6, drawn: "-----a--b--c|"), Pair(second: 5, drawn: "--------c|"),
    ]
}
