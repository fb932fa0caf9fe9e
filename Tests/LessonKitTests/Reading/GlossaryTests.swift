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

        /// The word, or its plural, and not a part of another word.
        func isIn(_ text: some StringProtocol) -> Bool {
            let text = text.lowercased()
            // Most lines do not have it at all, and a regular expression takes its time.
            guard text.contains(self.text) else { return false }
            return text.contains(try! Regex("(^|[^a-z-])\(self.text)(s|es)?([^a-z-]|$)"))
        }
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

    private static func lines(of path: String) -> [(number: Int, text: String)] {
        PageText.own(CourseText.text(path)).components(separatedBy: "\n").enumerated().map {
            ($0.offset + 1, $0.element)
        }
    }

    /// What a learner reads in each lesson, by its folder.
    private static let texts = Dictionary(uniqueKeysWithValues: CourseText.folders.map { ($0, read($0)) })

    /// The lines that a learner reads: without the instructor's notes, and without code.
    private static func read(_ folder: String) -> [(number: Int, text: String)] {
        var isCode = false
        var isNotes = false
        return lines(of: "Lessons/\(folder)/README.md").compactMap { number, line in
            if line.hasPrefix("```") { isCode.toggle() }
            if line.hasPrefix("<details>") { isNotes = true }
            defer { if line.hasPrefix("</details>") { isNotes = false } }
            return isCode || isNotes ? nil : (number, line)
        }
    }

    private static func withoutCode(_ line: String) -> String { line.replacing(#/`[^`]*`/#, with: "") }

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
        let isThere = folder.flatMap { Self.texts[$0] }?.contains { word.isIn($0.text) } ?? false
        #expect(isThere, "Glossary.md:\(word.line): the lesson \(word.lesson) does not have the word \"\(word.text)\".")
    }

    /// The words of a list, without the spaces in them.
    private static func terms(_ list: some StringProtocol) -> [String] {
        list.filter { $0 != " " }.split(separator: ",").map { String($0) }
    }

    /// A lesson puts the Korean word beside a term: `subscribe (구독)`.
    @Test func `each term of a lesson is in the glossary`() {
        let known = Set(Self.words.flatMap { Self.terms($0.korean) })
        for folder in CourseText.folders {
            for (number, line) in Self.lines(of: "Lessons/\(folder)/README.md") {
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
            guard let first = Self.texts[folder]?.first(where: { word.isIn(Self.withoutCode($0.text)) }) else {
                continue
            }
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
