import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `2 · One chair`() {}

    @MainActor private final class Salon {
        var chairs = 1
        let (site, water): (Site, Desk<Void>)

        init(_ site: Site, _ water: Desk<Void>) { (self.site, self.water) = (site, water) }

        func visit(_ name: String) async {
            site.add("\(name) comes in")
            guard chairs > 0 else { return site.add("\(name) leaves") }
            try? await water.ask(name)
            chairs -= 1
            site.add("\(name) sits, \(chairs) chairs")
        }
    }

    private static let check = Check(lines: oneChair, solution: Solution.exercise2) { check in
        check.truth { log in
            let scene = TaskScene("one chair", .text)
            let (site, water) = (scene.site, Desk<Void>(scene.site))
            do {
                // A question is put, and an answer goes on, on threads of which main knows nothing.
                try scene.playOnMain(until: water.questions(2)) {
                    let salon = Salon(site, water)
                    Task { await salon.visit("Anna") }
                    Task { await salon.visit("Boris") }
                    site.add("open")
                }
                for name in ["Anna", "Boris"] {
                    try scene.play(until: Awaited(start: "\(name) sits", count: 1)) { water.answer(name, .success(())) }
                }
            } catch { log("\(error)") }
            scene.run()
            scene.lines.forEach(log)
        }

        check.mistake(
            "Your list does not begin with \"open\". The code that starts the tasks runs on main. When can a task on main begin?",
            step: "A printer and a clock",
            madeBy: ["Anna comes in", "Boris comes in", "open", "Anna sits, 0 chairs", "Boris sits, -1 chairs"],
            orBy: ["Anna comes in", "Anna sits, 0 chairs", "Boris comes in", "Boris leaves", "open"],
            ["Anna comes in", "open", "Boris comes in", "Anna sits, 0 chairs", "Boris sits, -1 chairs"],
            ["Anna comes in", "Anna sits, 0 chairs", "Boris comes in", "Boris sits, -1 chairs", "open"]
        ) { $0.first != "open" }
        check.mistake(
            "In your list Boris leaves. How many chairs are free at the moment when he comes in?",
            step: "One cake, two customers",
            madeBy: ["open", "Anna comes in", "Anna sits, 0 chairs", "Boris comes in", "Boris leaves"],
            orBy: ["open", "Anna comes in", "Boris comes in", "Boris leaves", "Anna sits, 0 chairs"]
        ) { $0.contains("Boris leaves") }
        check.mistake(
            "In your list Anna sits before Boris comes in. Her hair takes a while. Who has main in that time?",
            step: "A printer and a clock",
            madeBy: ["open", "Anna comes in", "Anna sits, 0 chairs", "Boris comes in", "Boris sits, -1 chairs"],
            orBy: ["open", "Anna comes in", "Anna sits, 0 chairs", "Boris comes in"]
        ) { $0.says("Anna sits, 0 chairs") && !$0.says("Boris comes in", before: "Anna sits, 0 chairs") }
        check.mistake(
            "In your list Boris is before Anna. Which of the two tasks was started first, and whose hair is ready first?",
            madeBy: ["open", "Boris comes in", "Anna comes in", "Anna sits, 0 chairs", "Boris sits, -1 chairs"],
            orBy: ["open", "Anna comes in", "Boris comes in", "Boris sits, 0 chairs", "Anna sits, -1 chairs"],
            ["open", "Anna comes in", "Boris comes in", "Boris sits, -1 chairs", "Anna sits, 0 chairs"]
        ) { lines in
            lines.says("Boris comes in", before: "Anna comes in")
                || lines.contains { $0.hasPrefix("Anna sits") } && lines.first { $0.contains("sits") }?.first == "B"
        }
        check.mistake(
            "In your list one chair is free, and Anna sits on it. Which line stands above the `log`?",
            madeBy: ["open", "Anna comes in", "Boris comes in", "Anna sits, 1 chairs", "Boris sits, 0 chairs"]
        ) { $0.says("Anna sits, 1 chairs") }
        check.mistake(
            "In your list Boris has sat down, and the number of chairs after that is another one. Who has counted before him?",
            step: "One cake, two customers",
            madeBy: ["open", "Anna comes in", "Boris comes in", "Anna sits, 0 chairs", "Boris sits, 0 chairs"]
        ) { $0.contains { $0.hasPrefix("Boris sits") } && !$0.contains("Boris sits, -1 chairs") }
        check.mistake(
            "In your list Boris does not sit. He has passed the `guard`. Does anybody look at the chairs again?",
            step: "One cake, two customers", madeBy: ["open", "Anna comes in", "Boris comes in", "Anna sits, 0 chairs"]
        ) { !$0.contains { $0.hasPrefix("Boris sits") } }
        check.rejects([])
        check.rejects(["open"])
    }
}
