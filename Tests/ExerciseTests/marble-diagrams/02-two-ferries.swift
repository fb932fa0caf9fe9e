import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `2 · Two ferries`() {}

    private static let right = Solution.exercise2()

    private static let check = Check(lines: twoFerries, solution: Solution.exercise2) { check in
        check.truth { log in
            let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
            let load: [Character: String] = ["a": "car", "b": "bus", "c": "van"]
            let north = scheduler.createColdObservable("-a-(bb)--c#", values: load)
            let south = scheduler.createColdObservable("---c   -|", values: load)
            for (name, ferry) in [("north", north), ("south", south)] {
                _ = ferry.subscribe { event in
                    log("\(name) \(scheduler.clock) \(event.element ?? (event.isCompleted ? "completed" : "error"))")
                }
            }
            scheduler.start()
        }

        check.mistake(
            "Your first line is not at tick 1. The first column is tick 0: which column has the first car?",
            step: "A bus every 300 ms",
            madeBy: [
                "north 2 car", "north 4 bus", "north 4 bus", "south 4 van", "south 6 completed", "north 7 van",
                "north 8 error",
            ]
        ) { !$0.isEmpty && $0.first != "north 1 car" && $0.first?.hasSuffix("car") == true }
        check.mistake(
            "You have letters. The legend says what each of them stands for.", step: "A queue at noon",
            madeBy: [
                "north 1 a", "north 3 b", "north 3 b", "south 3 c", "south 5 completed", "north 6 c", "north 7 error",
            ]
        ) { $0.contains { $0.hasSuffix(" a") || $0.hasSuffix(" b") || $0.hasSuffix(" c") } }
        check.mistake(
            "You have the signs of the ends. The text says which words are logged for them.",
            madeBy: [
                "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "south 5 |", "north 6 van", "north 7 #",
            ]
        ) { $0.contains { $0.hasSuffix("|") || $0.hasSuffix("#") } }
        check.mistake(
            "You have one bus. There are two letters in the bracket, and each is an element.",
            madeBy: [
                "north 1 car", "north 3 bus", "south 3 van", "south 5 completed", "north 6 van", "north 7 error",
            ]
        ) { $0.count { $0.hasSuffix("bus") } == 1 }
        check.mistake(
            "Your two buses come in two ticks. How many ticks is a bracket?", step: "A queue at noon",
            madeBy: [
                "north 1 car", "north 3 bus", "south 3 van", "north 4 bus", "south 5 completed", "north 7 van",
                "north 8 error",
            ],
            orBy: [
                "north 1 car", "north 4 bus", "north 5 bus", "south 3 van", "south 8 completed", "north 9 van",
                "north 10 error",
            ]
        ) { lines in Set(lines.filter { $0.hasSuffix("bus") }).count > 1 }
        check.mistake(
            "In your list the south completes too late. What do the spaces in its row stand for?",
            step: "A queue at noon",
            madeBy: [
                "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "north 6 van", "north 7 error",
                "south 8 completed",
            ],
            orBy: [
                "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "south 8 completed", "north 9 van",
                "north 10 error",
            ]
        ) { $0.says("south 8 completed") }
        check.mistake(
            "In your list the rest of the north comes at other ticks. The bracket is wide. How many ticks is it?",
            step: "A queue at noon",
            madeBy: [
                "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "south 5 completed", "north 9 van",
                "north 10 error",
            ],
            orBy: [
                "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "south 5 completed", "north 7 van",
                "north 8 error",
            ]
        ) { $0.contains { $0.hasPrefix("north") && $0.hasSuffix("van") && $0 != "north 6 van" } }
        check.mistake(
            "Your list has no end of the south. What does the bar say?",
            madeBy: right.filter { !$0.contains("completed") }
        ) { !$0.contains { $0.hasSuffix("completed") } }
        check.mistake(
            "Your list has no error. Which sign in the row of the north is one?", step: "A row from another page",
            madeBy: right.filter { !$0.contains("error") }, orBy: right.map { $0.replacing("error", with: "completed") }
        ) { !$0.contains { $0.hasSuffix("error") } }
        check.mistake(
            "Your error comes at another tick. The # stands outside the bracket: which tick has it?",
            step: "A queue at noon", madeBy: right.map { $0.replacing("7 error", with: "6 error") },
            orBy: right.map { $0.replacing("7 error", with: "8 error") }
        ) { $0.count == 7 && $0.last?.hasSuffix("error") == true && $0.last != "north 7 error" }
        // Behind the error stands one more line.
        check.rejects(right + ["north 7 completed"], right + ["north 8 completed"])
        check.mistake(
            "You have all of the north, and then all of the south. Both rows run together: read them column by column.",
            madeBy: right.filter { $0.hasPrefix("north") } + right.filter { $0.hasPrefix("south") }
        ) { Set($0) == Set(right) && $0.last == "south 5 completed" }
        check.mistake(
            "In one tick you log the south first. The text says which ferry comes first.",
            madeBy: ["north 1 car", "south 3 van"] + right[1...2] + right[4...]
        ) { Set($0) == Set(right) && $0.prefix { $0 != "south 3 van" }.count { $0 == "north 3 bus" } < 2 }
        check.rejects(["north 3 bus", "north 1 car"] + right[2...], right + ["north 1 car"])
    }
}
