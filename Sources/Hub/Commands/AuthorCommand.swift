import Foundation
import LessonKit

extension HubCommand {
    static let author = HubCommand(
        name: "author", words: "new|check|pages lesson, author pages|operators|exercises", count: 1...2,
        options: [.all],
        meaning: """
            For authors: lays out a new lesson (author new 28-back-pressure), says what a lesson still lacks (author check), \
            writes code and runs into the lessons' README.md (author pages), writes Lessons/Operators.md again, or \
            has the exercises as they are now be what a reset brings back (author exercises).
            """
    ) { hub, arguments in
        let course = try hub.course()
        let isPages = arguments.words[0] == "pages"
        if arguments.has(.all), !isPages {
            throw UsageError("--all is for author pages, not for author \(arguments.words[0]).")
        }
        switch (arguments.words[0], arguments.word(1)) {
        case ("new", let name?): return try layOut(name, in: course)
        case ("check", let name?): return check(try course.lesson(name), in: course.checkout)
        case ("pages", let name):
            let lessons = try name.map { [try course.lesson($0)] } ?? course.lessons
            return try PageWriter(
                course: course, lessons: lessons, isAll: arguments.has(.all), onProgress: hub.onProgress
            ).write()
        case ("operators", nil):
            try OperatorSheet.write(course)
            return Answer(blocks: [.prose("\(OperatorSheet.path) is written.")])
        case ("exercises", nil): return try listUntouched(course)
        case ("new", nil), ("check", nil), ("operators", _?), ("exercises", _?):
            throw UsageError("Type it so: \(arguments.command.usage)")
        case (let word, _):
            let words = ["new", "check", "pages", "operators", "exercises"]
            throw UnknownName(
                kind: "word after author", name: word, nearest: Nearest.names(to: word, in: words), all: words,
                advice: "What each does: swift run workbook --help")
        }
    }

    /// Lists the exercises as they are now.
    private static func listUntouched(_ course: Course) throws -> Answer {
        let root = course.checkout.root
        let paths = course.lessons.flatMap { lesson in
            ExerciseFile.all(in: root.appendingPathComponent("Lessons/\(lesson.folder)"))
                .map { "\(lesson.exercisesPath)/\($0.exercise.file)" }
        }
        guard let list = UntouchedTexts(in: root).list(of: paths) else {
            throw UsageError("git hash-object fails, so the exercises cannot be listed. Is git in your PATH?")
        }
        try Data(list.utf8).write(to: root.appendingPathComponent(UntouchedTexts.list), options: .atomic)
        return Answer(blocks: [.prose("\(UntouchedTexts.list) lists \(paths.count.of("exercise")), as they are now.")])
    }

    private static func layOut(_ name: String, in course: Course) throws -> Answer {
        let lesson = try NewLesson(named: name, in: course)
        let written = try lesson.write()
        return Answer(
            blocks: [.prose("The lesson \(lesson.name) is laid out. These files are new or have a new line:")]
                + written.map { .indented(by: 4, [.whole($0)]) } + [
                    .gap, .prose("Each TODO is yours to write. What is still missing:"),
                    .command("swift run workbook author check \(lesson.name)"),
                    .prose("Its checks alone:"), .command("LESSON=\(lesson.name) swift test"),
                    .prose("Lessons/Writing.md takes you through both halves."),
                ])
    }

    private static func check(_ lesson: Course.Lesson, in checkout: Checkout) -> Answer {
        let folder = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)")
        var problems = LessonFolder.problems(at: folder.path)
        if problems.isEmpty, let page = try? ReadmePage(lesson, in: checkout) { problems = page.codeProblems }
        guard !problems.isEmpty else {
            return Answer(blocks: [
                .prose("The texts of \(lesson.name) lack nothing. Its checks:"),
                .command("LESSON=\(lesson.name) swift test"),
            ])
        }
        return Answer(
            blocks: problems.map { .marked("- ", [.prose($0)]) }, status: Hub.Exit.notAllPassed)
    }
}
