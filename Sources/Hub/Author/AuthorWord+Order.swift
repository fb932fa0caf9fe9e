import Foundation
import LessonKit

extension AuthorWord {
    static let new = AuthorWord(
        name: "new", words: "name ['Step title' …] ['Kind title' …] [--after lesson]", count: 1...18,
        options: [.after, .before],
        meaning: """
            Lays out a new lesson, the last one, or after or before another: its files, its checks and its lines in the lists. It has \
            the steps and exercises that are named: 'Step Two readers' 'Predict A late reader' 'Build A recording'.
            """
    ) { _, course, arguments in
        let lesson = try NewLesson(
            named: arguments.words[1], arguments.side(in: course), outline: Array(arguments.words.dropFirst(2)),
            in: course)
        let written = try lesson.write()
        return .laidOut(
            "The lesson \(lesson.name)", written, check: lesson.name,
            then: [
                .prose("Its checks alone:"), .command("PROOF=1 LESSON=\(lesson.name) swift test"),
                .prose("Lessons/Writing.md takes you through both halves."),
            ])
    }

    static let exercise = AuthorWord(
        name: "exercise", words: "lesson kind title", count: 3...20,
        meaning:
            "Lays out the next exercise of a lesson: its text, its check, its hints and its solution. The kinds are Predict, Complete, Repair and Build."
    ) { _, course, arguments in
        let lesson = try course.lesson(arguments.words[1])
        let title = arguments.words.dropFirst(3).joined(separator: " ")
        let written = try NewExercise(arguments.words[2], title, of: lesson, in: course.checkout).write()
        return .laidOut(title, written, check: lesson.name)
    }

    static let move = AuthorWord(
        name: "move", words: "lesson --after lesson", count: 1...1, options: [.after, .before],
        meaning: "Gives a lesson another place. The numbers, the folders, the lists and the links follow."
    ) { _, course, arguments in
        let lesson = try course.lesson(arguments.words[1])
        guard let side = try arguments.side(in: course) else {
            throw UsageError("Type it so: swift run workbook author move lesson --after lesson, or --before lesson")
        }
        guard lesson != side.lesson else { throw UsageError("\(lesson.name) cannot come \(side.word) itself.") }
        var order = CourseOrder(course)
        order.move(lesson, side)
        let numbers = course.numbers(changedBy: order)
        return try course.rewrite(
            order, [lesson, side.lesson], numbers: numbers, "\(lesson.name) comes \(side.word) \(side.lesson.name).")
    }

    static let rename = AuthorWord(
        name: "rename", words: "lesson name", count: 2...2,
        meaning: "Gives a lesson another name. Its title in README.md is yours to write."
    ) { _, course, arguments in
        let lesson = try course.lesson(arguments.words[1])
        let name = try LessonName(arguments.words[2], in: course).text
        var order = CourseOrder(course)
        order.rename(lesson, to: name)
        let page = "Lessons/\(CourseList.folder(name, number: lesson.number))/README.md"
        return try course.rewrite(
            order, [], names: [lesson.name],
            "\(lesson.name) is called \(name). Its title is still \"\(lesson.headline(course.checkout).title)\", in \(page)."
        )
    }

    static let remove = AuthorWord(
        name: "remove", words: "lesson", count: 1...1,
        meaning:
            "Deletes a lesson and its checks. Refused while it has changes that are not committed. Of a lesson that was never committed, copies are kept."
    ) { _, course, arguments in
        let lesson = try course.lesson(arguments.words[1])
        let git = Git(in: course.checkout.root)
        var kept: [String] = []
        for path in CourseNames.folders(of: lesson.folder) {
            guard let status = git(["status", "--porcelain", "--", path]), let known = git(["ls-files", "--", path])
            else {
                throw AuthorError.notKept(path, because: "is in no git repository")
            }
            if known.isEmpty {
                // It was laid out and never committed. Of what the author has written there is a copy.
                let folder = course.checkout.root.appendingPathComponent(path)
                for file in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
                    guard let text = SourceFile.read(folder.appendingPathComponent(file)) else { continue }
                    kept.append(try KeptTexts(in: course.checkout.root).keep(Data(text.utf8), of: "\(path)/\(file)"))
                }
            } else if !status.isEmpty {
                throw AuthorError.notKept(path, because: "has changes that are not committed")
            }
        }
        var order = CourseOrder(course)
        order.remove(lesson)
        let numbers = course.numbers(changedBy: order).union([lesson.number])
        return try course.rewrite(
            order, [lesson], names: [lesson.name], numbers: numbers,
            "\(lesson.name) is removed."
                + (kept.isEmpty
                    ? "" : " Git did not have it, so its \(kept.count) files are kept in \(KeptTexts.folder)."))
    }
}

extension HubArguments {
    /// Where a lesson belongs; nil where nothing says it.
    fileprivate func side(in course: Course) throws -> CourseOrder.Side? {
        guard let name = self[.before] ?? self[.after] else { return nil }
        guard !has(.before) || !has(.after) else {
            throw UsageError("Name one lesson: with --after, or with --before.")
        }
        return .init(lesson: try course.lesson(name), isBefore: has(.before))
    }
}

extension Course {
    /// The numbers that will be other lessons'.
    fileprivate func numbers(changedBy order: CourseOrder) -> Set<Int> {
        let moved = order.renamed.map(\.old)
        return Set(lessons.filter { moved.contains($0.folder) }.map(\.number))
    }

    /// Writes the order, and says what was written and where somebody has to look.
    ///
    /// - Parameter about: The lessons that have other neighbours now, before and after.
    fileprivate func rewrite(
        _ order: CourseOrder, _ about: [Lesson], names: [String] = [], numbers: Set<Int> = [], _ done: String
    ) throws -> Answer {
        var changed = try order.write()
        let now = try Course(checkout)
        let neighbours = about.flatMap { lesson -> [String] in
            guard let index = lessons.firstIndex(of: lesson) else { return [] }
            return lessons[max(0, index - 1)..<min(lessons.count, index + 2)].map(\.name)
        }
        changed += try checkout.rewrite(OperatorSheet.path) { _ in OperatorSheet.text(now) }
        func list(_ reason: String, _ lines: [String]) -> [Block] {
            lines.isEmpty ? [] : [.gap, .prose("\(reason). Read each of them:")] + lines.indented
        }
        return Answer(
            blocks: [.prose(done)] + changed.indented
                + list(
                    "These lines still name what was called \(names.first ?? "")",
                    CourseNames.mentions(of: names, in: checkout.root))
                + list(
                    "These lines speak of the order around it",
                    CourseNames.mentions(ofOrder: about.map(\.name), near: Set(neighbours), in: now))
                + list(
                    "These lines have the number of a lesson, and it may be another lesson's now",
                    CourseNames.mentions(of: numbers, in: checkout.root))
                + [.gap, .prose("Then look whether all fits:"), .command("swift run workbook author check")])
    }
}
