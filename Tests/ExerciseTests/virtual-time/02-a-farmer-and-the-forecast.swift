import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `2 · A farmer and the forecast`() {}

    private static let check = Check(lines: usesOfTheForecast, solution: Solution.exercise2) { check in
        check.truth { log in
            let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
            let calls = clock.createHotObservable("--a-b-----c--|", as: String.self)
            let forecast = clock.createColdObservable("---r|", as: String.self)
            let answers = calls.flatMapLatest { _ in forecast }
            let recording = clock.record(answers, until: 12)
            clock.start()
            for use in forecast.subscriptions { log("\(use.subscribe)-\(use.unsubscribe)") }
            for use in calls.subscriptions { log("\(use.subscribe)-\(use.unsubscribe)") }
            _ = recording
        }

        check.mistake(
            "Your first line is about the whole row of calls. The list of the forecast comes first. Who subscribes to it, and when?",
            madeBy: ["0-12", "2-4", "4-8", "10-12"], orBy: ["0-12"], ["0-13"]
        ) { ["0-12", "0-13"].contains($0.first) }

        check.mistake(
            "The first request goes on after the second call in your list. What does `flatMapLatest` do with the old one?",
            step: "Two searches with one result", madeBy: ["2-6", "4-8", "10-12", "0-12"],
            orBy: ["2-5", "4-8", "10-12", "0-12"], ["2-6", "4-8", "10-14", "0-13"]
        ) { ["2-5", "2-6"].contains($0.first) }

        check.mistake(
            "Each line counts from its own subscription. `subscriptions` has ticks of the clock.",
            step: "A letter with a number", madeBy: ["0-2", "0-4", "0-2", "0-12"], orBy: ["2-2", "4-4", "10-2", "0-12"]
        ) { ["0-4", "4-4"].contains($0.dropFirst().first) }

        check.mistake(
            "The second request is over with its answer in your list. An answer is an element. What ends the request?",
            step: "A bus and a film", madeBy: ["2-4", "4-7", "10-12", "0-12"]
        ) { $0.dropFirst().first == "4-7" }

        check.mistake(
            "The second request is over with the next call in your list. The forecast has an end of its own. At which tick?",
            step: "A bus and a film", madeBy: ["2-4", "4-10", "10-12", "0-12"]
        ) { $0.dropFirst().first == "4-10" }

        check.mistake(
            "The last request goes on after tick 12 in your list. What does `until: 12` do to all that is above it?",
            step: "Two searches with one result", madeBy: ["2-4", "4-8", "10-14", "0-12"],
            orBy: ["2-4", "4-8", "10-13", "0-12"], ["2-4", "4-8", "10-14", "0-13"]
        ) { ["10-13", "10-14"].contains($0.dropFirst(2).first) }

        check.mistake(
            "The calls are in use up to their end in your list. Which comes first, tick 12 or the end?",
            madeBy: ["2-4", "4-8", "10-12", "0-13"]
        ) { $0.last == "0-13" }

        check.mistake(
            "The calls are used from the first call on in your list. When does `record` subscribe?",
            step: "A test that turns its clock", madeBy: ["2-4", "4-8", "10-12", "2-12"]
        ) { $0.last == "2-12" }

        check.mistake(
            "The calls are in your list more than once. `flatMapLatest` subscribes to the forecast for each call. How often does "
                + "it subscribe to the calls?", madeBy: ["2-4", "4-8", "10-12", "0-12", "0-12", "0-12"],
            orBy: ["2-4", "4-8", "10-12", "2-4", "4-10", "10-12"]
        ) { $0.count > 4 }

        check.rejects(["2-4", "4-8", "10-12"])

        check.mistake(
            "Your list has fewer lines than there are subscriptions. What subscribes, and how often?",
            madeBy: ["4-8", "10-12", "0-12"], orBy: ["2-12", "0-12"], [], ["2-8", "10-12", "0-12"]
        ) { $0.count < 4 }

        check.mistake(
            "A line of your list is not right. Write a ruler, and below it `^` and `!` of each subscription. "
                + "At which ticks do they stand?", madeBy: ["1-3", "3-7", "9-11", "0-12"],
            orBy: ["2-4", "4-8", "10-11", "0-12"], ["2 - 4", "4-8", "10-12", "0-12"]
        ) { lines in lines.contains { !["2-4", "4-8", "10-12", "0-12"].contains($0) } }

        check.mistake(
            "The ticks are right. The loops log a list in the order in which the subscriptions began.",
            madeBy: ["4-8", "2-4", "10-12", "0-12"], orBy: ["2-4", "0-12", "4-8", "10-12"]
        ) { $0.count == 4 }
    }
}
