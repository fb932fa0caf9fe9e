import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let map = HubCommand(
        name: "map", options: [.json], meaning: "The map: the lessons, how far you are, and what to type next."
    ) { hub, arguments in
        let course = try hub.course()
        let progress = hub.progress(course)
        if arguments.isJSON {
            hub.terminal.write(LearnerReport(progress, of: course).json)
        } else {
            hub.map(course, progress)
        }
        return 0
    }
}

extension Hub {
    /// The lessons in order, with what was last verified of each, and what to type next.
    fileprivate func map(_ course: Course, _ progress: Course.Progress) {
        prose(headline(course, progress))
        line()
        let names = course.lessons.map(\.name.displayWidth).max() ?? 0
        let marks = course.lessons.map(\.exercises.count).max() ?? 0
        for lesson in course.lessons {
            row(lesson, lesson.headline(course.checkout), progress.rows(of: lesson), names: names, marks: marks)
        }
        line()
        if progress.rows.contains(where: \.isChanged) {
            line("? was changed since its last check.")
            line()
        }
        if !course.losses.isEmpty {
            show(course.losses)
            line()
        }
        next(progress)
    }

    private func headline(_ course: Course, _ progress: Course.Progress) -> String {
        let lessons = count(course.lessons.count, "lesson")
        let exercises = count(progress.rows.count, "exercise")
        if progress.rows.allSatisfy({ $0.entry == nil }) { return "\(lessons), \(exercises), not checked yet." }
        return "\(lessons), \(exercises), \(progress.rows.count(where: \.hasPassed)) passed when last checked."
    }

    private func row(
        _ lesson: Course.Lesson, _ headline: LessonHeadline, _ rows: [Course.Progress.Row], names: Int, marks: Int
    ) {
        let signs = rows.map { page.ink.paint($0.mark, $0.style) }.joined()
        let start =
            "\(lesson.number)".paddedLeft(to: 2) + "  " + page.ink.paint(lesson.name, .strong)
            + page.spaces(names - lesson.name.displayWidth + 2) + signs + page.spaces(marks - rows.count + 2)
        let passed = "\(rows.count(where: \.hasPassed)) of \(rows.count)"
        let minutes = headline.minutes > 0 ? "\(headline.minutes) min" : ""
        if page.width >= 72 {
            let used = 4 + names + 2 + marks + 2 + 7 + 2 + 7 + 2
            let first = start + passed.padded(to: 7) + "  " + minutes.paddedLeft(to: 7) + "  "
            for (index, text) in wrapped(headline.title, width: page.width - used).enumerated() {
                line((index == 0 ? first : page.spaces(used)) + text)
            }
        } else {
            line(start + passed)
            prose(headline.title + (minutes.isEmpty ? "" : " · \(minutes)"), after: "    ", margin: 4)
        }
    }

    func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
