import Foundation
import Testing

@testable import LessonKit

/// Lessons/Glossary.md: each word with the lesson that explains it.
@Suite("The glossary") struct GlossaryTests {
    struct Word: CustomTestStringConvertible, Sendable {
        let text: String
        let korean: String
        let lesson: String
        let line: Int
        /// Whether it is plain English, too.
        let isPlain: Bool
        var testDescription: String { text }
    }

    private static let words: [Word] = {
        let all = lines(of: "Lessons/Glossary.md")
        let plain = all.first { $0.text.hasPrefix("## ") }?.number ?? .max
        return all.compactMap { word(in: $0.text, line: $0.number, isPlain: $0.number > plain) }
    }()

    private static func word(in line: String, line number: Int, isPlain: Bool) -> Word? {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 4, cells[3].hasPrefix("`") else { return nil }
        return Word(
            text: cells[0], korean: cells[1], lesson: cells[3].replacing("`", with: ""), line: number, isPlain: isPlain)
    }

    private static func lines(of path: String) -> [Line] {
        PageText.own(CourseText.text(path)).components(separatedBy: "\n").enumerated().map {
            ($0.offset + 1, $0.element)
        }
    }

    private typealias Line = (number: Int, text: String)

    /// The lines of each lesson, by its folder.
    private static let pages = Dictionary(
        uniqueKeysWithValues: CourseText.folders.map { ($0, lines(of: "Lessons/\($0)/README.md")) })

    /// The words that a learner reads in each lesson.
    private static let used = pages.mapValues { page in
        let search = WordSearch(words.map(\.text))
        return Set(read(page).flatMap { search.words(in: $0.text) })
    }

    /// The first line of each lesson that has a word outside code, by the word.
    private static let firstUses = pages.mapValues { page in
        let search = WordSearch(words.filter { !$0.isPlain }.map(\.text))
        return read(page).reduce(into: [String: Line]()) { first, line in
            for word in search.words(in: withoutCode(line.text)) where first[word] == nil { first[word] = line }
        }
    }

    /// The lines that a learner reads: without the instructor's notes, and without code.
    private static func read(_ page: [Line]) -> [Line] {
        var isCode = false
        var isNotes = false
        return page.compactMap { number, line in
            if line.hasPrefix("```") { isCode.toggle() }
            if line.hasPrefix("<details>") { isNotes = true }
            defer { if line.hasPrefix("</details>") { isNotes = false } }
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

    @Test func `the words are in order, and each stands there once`() {
        for isPlain in [false, true] {
            let words = Self.words.filter { $0.isPlain == isPlain }.map(\.text)
            #expect(words.count > 20)
            #expect(words == Set(words).sorted())
        }
        #expect(Set(Self.words.map(\.text)).count == Self.words.count)
        for word in Self.words { #expect(!word.korean.isEmpty, "Glossary.md:\(word.line): \(word.text)") }
    }

    @Test(arguments: words) func `a word is explained in its lesson`(_ word: Word) {
        let folder = CourseText.folders.first { LessonFolder.commandName(of: $0) == word.lesson }
        let isThere = folder.flatMap { Self.used[$0] }?.contains(word.text) ?? false
        #expect(isThere, "Glossary.md:\(word.line): the lesson \(word.lesson) does not have the word \"\(word.text)\".")
    }

    /// The words of a list, without the spaces in them.
    private static func terms(_ list: some StringProtocol) -> [String] {
        list.filter { $0 != " " }.split(separator: ",").map { String($0) }
    }

    /// The first bytes of Korean syllables. Most lines have none, and a regular expression takes its time.
    private static let hangul: ClosedRange<UInt8> = 0xEA...0xED

    /// A lesson puts the Korean word beside a term: `subscribe (구독)`.
    @Test func `each term of a lesson is in the glossary`() {
        let known = Set(Self.words.flatMap { Self.terms($0.korean) })
        for folder in CourseText.folders {
            for (number, line) in Self.pages[folder] ?? [] where line.utf8.contains(where: Self.hangul.contains) {
                let terms = line.matches(of: /\(([가-힣][가-힣 ,-]*)\)/).flatMap { Self.terms($0.1) }
                for term in terms where !known.contains(term) {
                    Issue.record("Lessons/\(folder)/README.md:\(number): Lessons/Glossary.md does not have \(term).")
                }
            }
        }
    }

    @Test(arguments: words.filter { !$0.isPlain })
    func `no lesson uses a word before the lesson that explains it`(_ word: Word) {
        let earlier = CourseText.folders.prefix { LessonFolder.commandName(of: $0) != word.lesson }
        for folder in earlier {
            guard let first = Self.firstUses[folder]?[word.text] else { continue }
            let namesTheLesson = first.text.contains("`\(word.lesson)`")
            #expect(
                namesTheLesson,
                """
                Lessons/\(folder)/README.md:\(first.number): "\(word.text)" is explained in \(word.lesson), which comes \
                later. Say it in other words, or name the lesson there: `\(word.lesson)`.
                """)
        }
    }
}
