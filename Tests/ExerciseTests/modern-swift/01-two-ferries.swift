import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `1 · Two ferries`() {}

    private static let check = Check(lines: twoFerries, solution: Solution.exercise1) { check in
        check.truth { log in
            let scene = TaskScene("two ferries", .text)
            let site = scene.site
            let (cars, road) = AsyncStream.makeStream(of: Int.self)
            do {
                try scene.play { road.yield(1) }
                try scene.play { road.yield(2) }
                try scene.start { for await car in cars { site.add("north \(car)") } }
                try scene.play { road.yield(3) }
                try scene.start { for await car in cars { site.add("south \(car)") } }
                try scene.play { road.yield(4) }
                try scene.play { road.yield(5) }
                try scene.play { road.finish() }
                try scene.play { road.yield(6) }
                try scene.start {
                    for await car in cars { site.add("late \(car)") }
                    site.add("closed")
                }
            } catch { log("\(error)") }
            scene.run()
            scene.lines.forEach(log)
        }

        check.mistake(
            "Your list has no \"north 1\". Cars 1 and 2 were sent before there was a loop. What does an `AsyncStream` do with "
                + "them?", step: "Letters and news", madeBy: ["north 3", "north 4", "south 5", "closed"],
            orBy: ["north 3", "north 4", "south 4", "north 5", "south 5", "closed"],
            ["north 2", "north 3", "north 4", "south 5", "closed"]
        ) { !$0.contains("north 1") }
        check.mistake(
            "Your list has car 6. It comes after `finish`. What does a stream take in after its end?",
            madeBy: ["north 1", "north 2", "north 3", "north 4", "south 5", "late 6", "closed"],
            orBy: ["north 1", "north 2", "north 3", "north 4", "south 5", "north 6", "closed"],
            ["north 1", "north 2", "north 3", "north 4", "south 5", "late 6"]
        ) { $0.contains { $0.hasSuffix("6") } }
        check.mistake(
            "In your list the last loop reads cars that another loop has read. Where is a car after that?",
            step: "Letters and news",
            madeBy: [
                "north 1", "north 2", "north 3", "north 4", "south 5", "late 1", "late 2", "late 3", "late 4", "late 5",
                "closed",
            ]
        ) { $0.contains { $0.hasPrefix("late") } }
        check.mistake(
            "In your list the south ferry has a car from before its loop. Who has that car when the loop begins?",
            step: "Letters and news",
            madeBy: [
                "north 1", "north 2", "north 3", "south 1", "south 2", "south 3", "north 4", "south 4", "north 5",
                "south 5", "closed",
            ],
            orBy: ["north 1", "south 2", "north 3", "south 4", "north 5", "closed"]
        ) { $0.contains("south 1") || $0.contains("south 2") || $0.contains("south 3") }
        check.mistake(
            "In your list one car is on both ferries. How many loops does an `AsyncStream` give an element to?",
            step: "Six pages, two readers",
            madeBy: ["north 1", "north 2", "north 3", "north 4", "south 4", "north 5", "south 5", "closed"],
            orBy: ["north 1", "north 2", "north 3", "south 4", "north 4", "south 5", "north 5", "closed"]
        ) { $0.contains("north 4") && $0.contains("south 4") }
        check.mistake(
            "In your list the south ferry has no car. Both loops wait when car 5 comes. Which of them has waited longer?",
            step: "Six pages, two readers", madeBy: ["north 1", "north 2", "north 3", "north 4", "north 5", "closed"],
            orBy: ["north 1", "north 2", "north 3", "north 4", "north 5"]
        ) { !$0.contains { $0.hasPrefix("south") } }
        check.mistake(
            "In your list the south ferry has car 4. Both loops wait when it comes. Since when does each of them wait?",
            step: "Six pages, two readers", madeBy: ["north 1", "north 2", "north 3", "south 4", "north 5", "closed"],
            orBy: ["north 1", "north 2", "north 3", "south 4", "south 5", "closed"]
        ) { $0.contains("south 4") }
        check.mistake(
            "Your list has no \"closed\". The last loop begins after the end of the stream. Does it wait for ever?",
            madeBy: ["north 1", "north 2", "north 3", "north 4", "south 5"]
        ) { !$0.contains("closed") }
        check.rejects([])
        check.rejects(["closed", "north 1", "north 2", "north 3", "north 4", "south 5"])
    }
}
