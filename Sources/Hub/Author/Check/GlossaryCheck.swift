import Foundation
import LessonKit

/// Lessons/Glossary.md: each word with the lesson that explains it, and no lesson uses it before.
struct GlossaryCheck {
    struct Word: Sendable {
        let text: String
        let korean: String
        let lesson: String
        let line: Int
        /// Whether it is plain English, too.
        let isPlain: Bool
    }

    private typealias Line = (number: Int, text: String)
    /// A line that a learner reads, and the words in it, outside code.
    private typealias ReadLine = (number: Int, text: String, words: Set<String>)

    static let path = "Lessons/Glossary.md"

    let words: [Word]
    private let search: WordSearch
    /// The text of a file of the course.
    private let read: (String) -> String
    /// The lines of each lesson, in order.
    private let pages: [(lesson: Course.Lesson, path: String, lines: [Line], read: [ReadLine])]

    /// The lessons of the course, in order.
    private let names: [String]

    /// - Parameter lesson: The only one whose page and exercises are looked at; nil for all, and the glossary itself.
    init(_ check: CourseCheck, of lesson: Course.Lesson? = nil) {
        names = check.pages.map(\.lesson.name)
        read = { check.read($0) ?? "" }
        let all = check.read(Self.path).map(Self.lines) ?? []
        let plain = all.first { $0.text.hasPrefix("## ") }?.number ?? .max
        words = all.compactMap { Self.word(in: $0.text, line: $0.number, isPlain: $0.number > plain) }
        let search = WordSearch(words.map(\.text))
        self.search = search
        pages =
            words.isEmpty
            ? []
            : check.pages.filter { lesson == nil || $0.lesson == lesson }.map { page in
                let lines = Self.lines(of: page.markdown)
                let read = Self.read(lines).map { ($0.number, $0.text, search.words(in: Self.withoutCode($0.text))) }
                return (page.lesson, page.path, lines, read)
            }
    }

    private static func word(in line: String, line number: Int, isPlain: Bool) -> Word? {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 4, cells[3].hasPrefix("`") else { return nil }
        return Word(
            text: cells[0], korean: cells[1], lesson: cells[3].replacing("`", with: ""), line: number, isPlain: isPlain)
    }

    private static func lines(of markdown: String) -> [Line] {
        PageText.own(markdown).components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
    }

    var problems: [String] { order + unexplained + ofLessons }

    /// Those of the lessons alone.
    var ofLessons: [String] {
        early + crowded + pages.flatMap { terms(in: $0.lines, of: $0.path) }
    }

    private var order: [String] {
        let misplaced = [false, true].flatMap { isPlain in
            let words = words.filter { $0.isPlain == isPlain }
            return zip(words, words.dropFirst()).filter { $0.text >= $1.text }.map { one, next in
                "\(Self.path):\(next.line): \"\(next.text)\" does not come after \"\(one.text)\" in the alphabet."
            }
        }
        let untold = words.filter(\.korean.isEmpty)
        return misplaced + untold.map { "\(Self.path):\($0.line): \"\($0.text)\" has no Korean word." }
    }

    /// Words that their lesson does not have.
    private var unexplained: [String] {
        words.filter { word in
            !pages.contains { page in
                page.lesson.name == word.lesson
                    && page.read.contains {
                        $0.words.contains(word.text) || search.words(in: $0.text).contains(word.text)
                    }
            }
        }.map {
            "\(Self.path):\($0.line): the lesson \($0.lesson) does not have the word \"\($0.text)\"."
        }
    }

    /// Words that a learner reads before the lesson that explains them: the first place in each file.
    private var early: [String] {
        pages.flatMap { page -> [String] in
            let index = names.firstIndex(of: page.lesson.name) ?? 0
            let later = words.filter { !$0.isPlain && (names.firstIndex(of: $0.lesson) ?? 0) > index }
            guard !later.isEmpty else { return [] }
            return ([(page.path, page.read)] + others(of: page.lesson)).flatMap { path, lines -> [String] in
                var first: [String: ReadLine] = [:]
                for line in lines { for word in line.words where first[word] == nil { first[word] = line } }
                return later.compactMap { word -> String? in
                    // In code there is no room for a lesson's name.
                    guard let line = first[word.text],
                        !(path == page.path ? [line] : lines).contains(where: { $0.text.contains("`\(word.lesson)`") })
                    else { return nil }
                    return """
                        \(path):\(line.number): "\(word.text)" is explained in \(word.lesson), which comes later. Say it in \
                        other words, or name the lesson there: `\(word.lesson)`.
                        """
                }
            }
        }
    }

    /// What a learner reads besides the page: the texts of the exercises, their hints, and what their checks say.
    private func others(of lesson: Course.Lesson) -> [(path: String, lines: [ReadLine])] {
        func lines(_ text: String, _ said: (String) -> String?) -> [ReadLine] {
            text.sourceLines.enumerated().compactMap { index, line in
                said(String(line)).map { (index + 1, $0, search.words(in: Self.withoutCode($0))) }
            }
        }
        // Types and calls have words in them.
        func text(_ written: String) -> [ReadLine] {
            written.sourceLines.enumerated().map { index, line in
                let isProse = Self.isProse(String(line))
                let words = isProse ? search.words(in: Self.withoutCode(String(line))) : []
                return (index + 1, String(line), words.union(Self.names(in: line, isProse: isProse)))
            }
        }
        var isCode = false
        let hints = lines(read(lesson.hintsPath)) { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? nil : line
        }
        return [(lesson.hintsPath, hints)]
            + lesson.exercises.flatMap { exercise in
                let check = lesson.checkPath(exercise)
                return [
                    (exercise.path, text(exercise.written ?? "")),
                    (check, lines(read(check), Self.said)),
                ]
            }
    }

    /// The words that a line of a check says to a learner.
    private static func said(_ line: String) -> String? {
        guard line.utf8.contains(UInt8(ascii: "\"")), !line.contains(".accepts("), !line.contains(".row(") else {
            return nil
        }
        let parts = line.replacing("\\\"", with: "'").split(separator: "\"", omittingEmptySubsequences: false)
        let texts = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) && $0.element.contains(" ") }.map(
            \.element)
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// The words of the names in a line's code: "subject" of `PublishSubject`, "retry" of `.retry(2)`.
    private static func names(in line: Substring, isProse: Bool) -> Set<String> {
        guard !isProse || line.utf8.contains(UInt8(ascii: "`")) else { return [] }
        let called = line.split { $0 == "." || $0 == "`" }.dropFirst().map { $0.prefix(while: \.isLetter) }
        let types = (isProse ? [] : line.split { !$0.isLetter }).filter { $0.first?.isUppercase == true }
        return Set(
            (called + types).map { name in
                let isType = name.first?.isUppercase == true
                return isType
                    ? name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...].lowercased() : String(name)
            })
    }

    /// A comment of an exercise, and no code in it.
    private static func isProse(_ line: String) -> Bool { line.hasPrefix("//") && !line.hasPrefix("//     ") }

    /// Steps that bring more than three words which the lesson explains.
    private var crowded: [String] {
        pages.flatMap { page -> [String] in
            let own = words.filter { !$0.isPlain && $0.lesson == page.lesson.name }.map(\.text)
            var known: Set<String> = []
            var (step, new) = ((number: 1, text: "## the introduction"), Set<String>())
            var problems: [String] = []
            for line in page.read + [(0, "## ", [])] {
                if line.text.hasPrefix("## ") {
                    if new.count > 3 {
                        problems.append(
                            "\(page.path):\(step.number): \(step.text.dropFirst(3)) brings \(new.count) new words: "
                                + "\(new.sorted().joined(separator: ", ")). A step has room for three.")
                    }
                    known.formUnion(new)
                    (step, new) = ((line.number, line.text), [])
                }
                new.formUnion(line.words.intersection(own).subtracting(known))
            }
            return problems
        }
    }

    /// The lines that a learner reads: without the instructor's notes, and without code and comments.
    private static func read(_ page: [Line]) -> [Line] {
        var isCode = false
        var isNotes = false
        return page.compactMap { number, line in
            if line.hasPrefix("```") { isCode.toggle() }
            if line.hasPrefix("<details>") || line.hasPrefix("<!--") { isNotes = true }
            defer { if line.hasPrefix("</details>") || line.hasSuffix("-->") { isNotes = false } }
            return isCode || isNotes ? nil : (number, line)
        }
    }

    /// The line without what stands between two backticks.
    private static func withoutCode(_ line: String) -> String {
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick without a second one begins no code.
        let isOdd = parts.count.isMultiple(of: 2)
        return parts.enumerated()
            .filter { $0.offset.isMultiple(of: 2) || isOdd && $0.offset == parts.count - 1 }
            .map { isOdd && $0.offset == parts.count - 1 ? "`" + $0.element : $0.element }.joined()
    }

    /// The first bytes of Korean syllables. Most lines have none, and a regular expression takes its time.
    private static let hangul: ClosedRange<UInt8> = 0xEA...0xED

    /// A lesson puts the Korean word beside a term: `subscribe (구독)`. The glossary has each of them.
    private func terms(in lines: [Line], of path: String) -> [String] {
        let known = Set(words.flatMap { Self.terms($0.korean) })
        return lines.filter { $0.text.utf8.contains(where: Self.hangul.contains) }.flatMap { number, line in
            line.matches(of: /\(([가-힣][가-힣 ,-]*)\)/).flatMap { Self.terms($0.1) }.filter { !known.contains($0) }.map {
                "\(path):\(number): \(Self.path) does not have \($0)."
            }
        }
    }

    /// The words of a list, without the spaces in them.
    private static func terms(_ list: some StringProtocol) -> [String] {
        list.filter { $0 != " " }.split(separator: ",").map { String($0) }
    }
}
