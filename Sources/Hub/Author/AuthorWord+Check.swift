import LessonKit

extension AuthorWord {
    static let check = AuthorWord(
        name: "check", words: "lesson", count: 1...1, meaning: "Says what a lesson still lacks."
    ) { _, course, arguments in
        let lesson = try course.lesson(arguments.words[1])
        let folder = course.checkout.root.appendingPathComponent("Lessons/\(lesson.folder)")
        var problems = LessonFolder.problems(at: folder.path)
        if problems.isEmpty, let page = try? ReadmePage(lesson, in: course.checkout) { problems = page.codeProblems }
        guard !problems.isEmpty else {
            return Answer(blocks: [
                .prose("The texts of \(lesson.name) lack nothing. Its checks:"),
                .command("LESSON=\(lesson.name) swift test"),
            ])
        }
        return Answer(blocks: problems.map { .marked("- ", [.prose($0)]) }, status: Hub.Exit.notAllPassed)
    }
}
