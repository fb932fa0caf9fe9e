import LessonKit
import Terminal

extension HubCommand {
    static let map = HubCommand(
        name: "map", options: [.json], meaning: "The map: the lessons, how far you are, and what to type next."
    ) { hub, arguments in
        let all = try hub.course()
        var memory = Memory(all.checkout)
        var answer = Answer()
        if arguments.has(.json) {
            answer.data = LearnerReport(memory.progress(all), of: all).json
        } else {
            let course = memory.planned(all)
            let progress = memory.progress(course)
            let lost = PassedAnswers(checkout: course.checkout).findings(course, memory.notebook())
            answer.blocks = map(course, progress, lost)
        }
        answer.notes = memory.notes
        return answer
    }

    /// The lessons in order, with what was last verified of each, and what to type next.
    private static func map(_ course: Course, _ progress: Course.Progress, _ lost: [Finding]) -> [Block] {
        var blocks: [Block] = [.prose(headline(course, progress)), .gap]
        blocks.append(.lessons(course.lessons.map { row($0, $0.headline(course.checkout), progress.rows(of: $0)) }))
        blocks.append(.gap)
        let minutes = "The minutes are yours, alone at the screen, without the exercises."
        let plan = course.plan == nil ? "" : "You follow a plan. All lessons again: \(PlanPage.leaving)"
        let legend = [progress.rows.legend, minutes, plan].filter { !$0.isEmpty }
        blocks += legend.map { .prose($0, .quiet) } + [.gap]
        let losses = course.losses + lost
        if !losses.isEmpty { blocks += losses.blocks + [.gap] }
        if let latest = progress.latest { blocks.append(.prose("You were at \(latest.name) last.")) }
        return blocks + progress.nextStep()
    }

    private static func headline(_ course: Course, _ progress: Course.Progress) -> String {
        let plan = course.plan.map { "\($0.title): " } ?? ""
        let start = plan + "\(course.lessons.count.of("lesson")), \(progress.rows.count.of("exercise")), "
        if progress.rows.allSatisfy({ $0.entry == nil }) { return start + "not checked yet." }
        return start + "\(progress.rows.count(where: \.hasPassed)) passed."
    }

    private static func row(
        _ lesson: Course.Lesson, _ headline: LessonHeadline, _ rows: [Course.Progress.Row]
    ) -> LessonRow {
        LessonRow(
            number: lesson.number, name: lesson.name, marks: rows.map { StyledText($0.mark, $0.style) },
            passed: "\(rows.count(where: \.hasPassed)) of \(rows.count)",
            minutes: headline.minutes.brief > 0 ? "\(headline.minutesAlone) min" : "", title: headline.title)
    }
}

extension Int {
    /// `1 lesson`, `2 lessons`
    func of(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}
