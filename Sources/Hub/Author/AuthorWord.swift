import Foundation
import LessonKit

/// What can be typed after `workbook author`.
struct AuthorWord: Sendable {
    let name: String
    /// The words that follow, as its usage shows them.
    var words = ""
    var count = 0...0
    var options: [HubOption] = []
    let meaning: String
    let run: @Sendable (Hub, Course, HubArguments) throws -> Answer

    /// How it is typed.
    var usage: String { "swift run workbook author \(name)" + (words.isEmpty ? "" : " \(words)") }

    static let all: [AuthorWord] = [
        .new, .exercise, .move, .rename, .remove, .check, .fix, .watch, .pages, .operators, .exercises, .operator,
    ]

    /// - Throws: `UnknownName` or `UsageError`.
    static func asked(_ arguments: HubArguments) throws -> AuthorWord {
        let name = arguments.words[0]
        guard let word = all.first(where: { $0.name == name }) else {
            throw UnknownName(
                kind: "word after author", name: name, all: all.map(\.name),
                advice: "What each does: swift run workbook author")
        }
        for option in [HubOption.all, .after, .before] where arguments.has(option) && !word.options.contains(option) {
            let others = all.filter { $0.options.contains(option) }.map { "author \($0.name)" }
            throw UsageError("\(option.name) is for \(others.joined(separator: ", ")), not for author \(name).")
        }
        guard word.count.contains(arguments.words.count - 1) else { throw UsageError("Type it so: \(word.usage)") }
        return word
    }

    /// What each of them does.
    static var page: [Block] {
        [.prose("For those who write lessons and operators. Lessons/Writing.md takes you through it.")]
            + all.flatMap { word -> [Block] in
                [.gap, .indented([.whole(word.usage, .strong)]), .indented(by: 6, [.prose(word.meaning)])]
            }
    }
}

extension Sequence<String> {
    /// Each of them in a line of its own.
    var indented: [Block] { map { .indented(by: 4, [.whole($0)]) } }
}

extension Answer {
    /// What was laid out, and what its author does next.
    ///
    /// - Parameter lesson: The one to check; nil for the whole course.
    static func laidOut(_ name: String, _ written: [String], check lesson: String?, then next: [Block] = []) -> Answer {
        Answer(
            blocks: [.prose("\(name) is laid out. These files are new or have new lines:")] + written.indented + [
                .gap, .prose("Each TODO is yours to write. What is still missing:"),
                .command("swift run workbook author check" + (lesson.map { " \($0)" } ?? "")),
            ] + next)
    }
}

extension AuthorWord {
    static let pages = AuthorWord(
        name: "pages", words: "[lesson] [--all]", count: 0...1, options: [.all],
        meaning:
            "Writes the code and the runs of the steps into README.md. With --all, steps on the real clock run again."
    ) { hub, course, arguments in
        let lessons = try arguments.word(1).map { [try course.lesson($0)] } ?? course.lessons
        return try PageWriter(
            course: course, lessons: lessons, isAll: arguments.has(.all), onProgress: hub.onProgress
        ).write()
    }

    static let operators = AuthorWord(
        name: "operators", meaning: "Writes Lessons/Operators.md from the comments in Sources/Streams."
    ) { _, course, _ in
        try OperatorSheet.write(course)
        return Answer(blocks: [.prose("\(OperatorSheet.path) is written.")])
    }

    static let exercises = AuthorWord(
        name: "exercises", meaning: "Has the exercises as they are now be what a reset brings back."
    ) { _, course, _ in
        let solved = course.lessons.flatMap(\.exercises).compactMap(CourseCheck.solved)
        guard solved.isEmpty else { throw UsageError("Nothing was listed.\n" + solved.joined(separator: "\n")) }
        let (list, count) = try course.untouchedList()
        let file = course.checkout.root.appendingPathComponent(UntouchedTexts.list)
        try Data(list.utf8).write(to: file, options: .atomic)
        _ = try course.checkout.rewrite(CourseList.path, course.summed)
        return Answer(
            blocks: [.prose("\(UntouchedTexts.list) lists \(count.of("exercise")), as they are now.")]
                + course.textChanges.indented)
    }
}

extension Course {
    /// What has become of the texts that were listed otherwise.
    var textChanges: [String] {
        lessons.flatMap(\.exercises).filter { $0.untouched != nil }.compactMap { TextChange($0) }.map {
            "\($0.path):\($0.line): \($0.words)"
        }
    }

    /// The list of the exercises as they are now, and how many they are.
    func untouchedList() throws -> (list: String, count: Int) {
        let paths = lessons.flatMap { lesson in
            ExerciseFile.all(in: checkout.root.appendingPathComponent(lesson.path))
                .map { "\(lesson.exercisesPath)/\($0.exercise.file)" }
        }
        guard let list = UntouchedTexts(in: checkout.root).list(of: paths) else {
            throw UsageError("git hash-object fails, so the exercises cannot be listed. Is git in your PATH?")
        }
        return (list, paths.count)
    }
}
