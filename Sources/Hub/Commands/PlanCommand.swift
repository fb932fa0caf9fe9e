import LessonKit

extension HubCommand {
    static let plan = HubCommand(
        name: "plan", words: "[name]", count: 0...1,
        meaning: """
            The plans for a class. With a name it prints one, and the map, next, the loop, warmup and the class page follow it; \
            plan none leaves it.
            """
    ) { hub, arguments in
        let course = try hub.course()
        var memory = Memory(course.checkout)
        let page = PlanPage(course: course)
        guard let name = arguments.word(0) else {
            return Answer(blocks: page.list(followed: memory.planned(course).plan), notes: memory.notes)
        }
        if name == Plan.none {
            memory.remember { $0.plan = nil }
            return Answer(blocks: [.prose("No plan. All lessons are yours again.")], notes: memory.notes)
        }
        let plan = try Plan.named(name, in: course.checkout)
        let problems = PlanCheck(plan, course).problems
        guard problems.isEmpty else {
            return Answer(
                blocks: problems.map { .marked("- ", [.prose($0)]) } + [
                    .gap, .prose("Nothing is followed before it is right."),
                ],
                status: Hub.Exit.notAllPassed)
        }
        memory.remember { $0.plan = plan.name }
        return Answer(
            blocks: page.blocks(plan) + [
                .gap,
                .prose("The map, next, the loop, warmup and the class page follow this plan now. All lessons again:"),
                .command(PlanPage.leaving),
            ], notes: memory.notes)
    }
}

extension Plan {
    /// What is typed to follow none.
    static let none = "none"
}
