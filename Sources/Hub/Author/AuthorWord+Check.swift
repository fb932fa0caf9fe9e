import Foundation
import LessonKit

extension AuthorWord {
    static let check = AuthorWord(
        name: "check", words: "[lesson]", count: 0...1,
        meaning:
            "Says what is missing or wrong, with file and line: in seconds of all texts, and of a lesson also what has to be built."
    ) { hub, course, arguments in
        guard let name = arguments.word(1) else { return AuthorCheck(course).answer() }
        return try AuthorCheck(course).answer(of: course.lesson(name), onProgress: hub.onProgress)
    }

    static let watch = AuthorWord(
        name: "watch", words: "lesson", count: 1...1,
        meaning: "At each save, writes what is computed and checks the lesson, until Ctrl-C."
    ) { hub, course, arguments in
        try AuthorWatch(hub, lesson: course.lesson(arguments.words[1]).name).run()
    }

    static let fix = AuthorWord(
        name: "fix", words: "[lesson]", count: 0...1,
        meaning: """
            Writes what is computed: numbers of folders, minutes, sums, Lessons/untouched.txt, Lessons/Operators.md, the format, and \
            the code and runs in README.md of the lessons whose code is another now, or of the lesson named.
            """
    ) { hub, course, arguments in
        let lesson = try arguments.word(1).map { try course.lesson($0) }
        let written = try CourseFix(course, onProgress: hub.onProgress).write(pageOf: lesson)
        guard !written.isEmpty else { return Answer(blocks: [.prose("Nothing was to be written.")]) }
        return Answer(blocks: [.prose("Written:")] + Set(written).sorted().indented)
    }

    static let `operator` = AuthorWord(
        name: "operator", words: "name [folder]", count: 1...2,
        meaning:
            "Lays out what an operator lacks: its source, its page, its form in the laboratory and the run of its diagram. In Combining, and as 'name(_:)' or 'name(label:)', it takes another source."
    ) { _, course, arguments in
        let new = try NewOperator(named: arguments.words[1], in: arguments.word(2), course)
        let written = try new.write()
        guard !written.isEmpty else { return Answer(blocks: [.prose("\(new.name) has all its files.")]) }
        return .laidOut(
            new.name, written, check: nil,
            then: [.prose("Its diagram:"), .command("ONLY=StreamsTests swift test --filter DiagramTests")])
    }
}
