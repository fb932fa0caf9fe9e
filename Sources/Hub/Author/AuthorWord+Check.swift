import Foundation
import LessonKit

extension AuthorWord {
    static let check = AuthorWord(
        name: "check", words: "[lesson]", count: 0...1,
        meaning:
            "Says what is missing or wrong, with file and line: in seconds of all texts, and of a lesson also what has to be built."
    ) { hub, course, arguments in
        let check = CourseCheck(course)
        guard let name = arguments.word(1) else {
            let problems = check.problems() + FormatCheck(course.checkout).problems(in: nil)
            return Answer(
                blocks: problems.isEmpty
                    ? [
                        .prose(
                            "The texts of the course lack nothing. What has to be built, for each lesson that you changed:"
                        ),
                        .command("swift run workbook author check lesson"),
                    ] : list(problems), status: problems.isEmpty ? 0 : Hub.Exit.notAllPassed)
        }
        let lesson = try course.lesson(name)
        let problems = check.problems(of: lesson) + FormatCheck(course.checkout).problems(in: lesson)
        guard problems.isEmpty else { return Answer(blocks: list(problems), status: Hub.Exit.notAllPassed) }
        hub.write([.prose("The texts of \(lesson.name) lack nothing. Now what has to be built.")])
        return try proof(of: lesson, in: course.checkout)
    }

    private static func list(_ problems: [String]) -> [Block] {
        problems.map { .marked("- ", [.prose($0)]) }
            + [.gap, .prose("What is computed, such as minutes, tables and format, is written by:")]
            + [.command("swift run workbook author fix")]
    }

    /// Proves the checks of a lesson, and plays it to measure what it prints.
    private static func proof(of lesson: Course.Lesson, in checkout: Checkout) throws -> Answer {
        for (words, variables) in [
            (["swift", "test"], ["PROOF": "1", "LESSON": lesson.name]), (["swift", "run", lesson.name, "--fit"], [:]),
        ] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = words
            process.currentDirectoryURL = checkout.root
            process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 {
                let prefix = variables.sorted { $0.key > $1.key }.map { "\($0.key)=\($0.value) " }.joined()
                return Answer(
                    blocks: [.prose("This has failed:"), .command(prefix + words.joined(separator: " "))],
                    status: Hub.Exit.notAllPassed)
            }
        }
        return Answer(
            blocks: [.prose("\(lesson.name) lacks nothing. Its page with what it prints now:")] + [
                .command("swift run workbook author pages \(lesson.name)")
            ])
    }

    static let fix = AuthorWord(
        name: "fix", words: "[lesson]", count: 0...1,
        meaning: """
            Writes what is computed: numbers of folders, minutes, sums, Lessons/untouched.txt, Lessons/Operators.md, the format, and \
            the code and runs in README.md of the lessons whose code is another now, or of the lesson named.
            """
    ) { hub, course, arguments in
        let lesson = try arguments.word(1).map { try course.lesson($0) }
        let (course, written) = try CourseFix(course).write()
        let old = try lesson.map { [try course.lesson($0.name)] } ?? CourseCheck(course).lessonsWithOldPages
        var answer = Answer(blocks: written.map { .indented(by: 4, [.whole($0)]) })
        if !old.isEmpty {
            let pages = try PageWriter(course: course, lessons: old, isAll: false, onProgress: hub.onProgress).write()
            (answer.blocks, answer.status) = (answer.blocks + pages.blocks, pages.status)
        }
        if answer.blocks.isEmpty { answer.blocks = [.prose("Nothing was to be written.")] }
        return answer
    }

    static let `operator` = AuthorWord(
        name: "operator", words: "name [folder]", count: 1...2,
        meaning:
            "Lays out what an operator lacks: its source, its page, its form in the laboratory and the run of its diagram."
    ) { _, course, arguments in
        let new = try NewOperator(named: arguments.words[1], in: arguments.word(2), course)
        let written = try new.write()
        guard !written.isEmpty else { return Answer(blocks: [.prose("\(new.name) has all its files.")]) }
        return Answer(
            blocks: [.prose("\(new.name) is laid out. These files are new or have new lines:")]
                + written.map { .indented(by: 4, [.whole($0)]) } + [
                    .gap, .prose("Each TODO is yours to write. What is still missing:"),
                    .command("swift run workbook author check"),
                    .prose("Its diagram:"), .command("ONLY=StreamsTests swift test --filter DiagramTests"),
                ])
    }
}
