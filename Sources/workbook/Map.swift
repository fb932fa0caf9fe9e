import LessonKit
import Marbles

extension Hub {
    /// The lessons in order, with what was last verified of each, and what to type next.
    func map(_ course: Course, _ checkout: Checkout, isJSON: Bool) -> Int32 {
        let progress = Course.Progress(course, notebook(checkout))
        if isJSON {
            page.write(Report.map(course, progress).text)
            return 0
        }
        let passed = progress.rows.count { $0.outcome == .passed }
        page.prose("\(count(course.lessons.count, "lesson")), \(count(progress.rows.count, "exercise")), \(passed) passed")
        page.write("")
        let names = course.lessons.map(\.name.displayWidth).max() ?? 0
        let marks = course.lessons.map(\.exercises.count).max() ?? 0
        for lesson in course.lessons { line(lesson, progress.rows(of: lesson), names: names, marks: marks) }
        page.write("")
        next(progress)
        return 0
    }

    private func line(_ lesson: Course.Lesson, _ rows: [Course.Progress.Row], names: Int, marks: Int) {
        let passed = rows.count { $0.outcome == .passed }
        let number = padded("\(lesson.number)", to: 2, isNumber: true)
        let signs = rows.map { page.coloured($0.outcome.mark, $0.outcome.colour) }.joined()
        let bar = signs + String(repeating: " ", count: marks - rows.count)
        let counted = padded("\(passed) of \(rows.count)", to: 7)
        let minutes = lesson.minutes > 0 ? "\(lesson.minutes) min" : ""
        let name = page.coloured(padded(lesson.name, to: names), .bold)
        if page.width >= 72 {
            let used = 2 + 2 + names + 2 + marks + 2 + 7 + 2 + 7 + 2
            let title = Page.wrapped(lesson.title, first: "", rest: "", width: page.width - used)
            page.write(
                "\(number)  \(name)  \(bar)  \(counted)  \(padded(minutes, to: 7, isNumber: true))  \(title[0])")
            for rest in title.dropFirst() { page.write(padded("", to: used) + rest) }
        } else {
            page.write("\(number) \(name) \(bar) \(counted)")
            page.prose(
                lesson.title + (minutes.isEmpty ? "" : " · \(minutes)"), first: "   ", rest: "   ")
        }
    }

    private func padded(_ text: String, to width: Int, isNumber: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.displayWidth))
        return isNumber ? space + text : text + space
    }

    func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
