import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// Back to the untouched text, and nothing of the learner's is lost.
struct ResetTests {
    private static let path = "Lessons/02-subscribe/Exercise.swift"
    private static let untouched = """
        import Streams

        // 1 · Predict · After an error
        //
        func afterAnError() {}

        // 2 · Build · A diary
        func diary() {}

        // 3 · Build · The last
        func last() {}

        """
    private static let written = """
        import Streams
        import Foundation

        // 1 · Predict · After an error
        //
        func afterAnError() { print(1) }

        // 2 · Build · A diary
        struct Page {}
        func diary() { print(2) }

        // Mine.
        func helper() {}

        // 3 · Build · The last
        func last() { print(3) }

        """

    private func sample() throws -> SampleCourse {
        let sample = try SampleCourse()
        try sample.write(Self.untouched, to: "Lessons/02-subscribe/.Exercise.swift")
        try sample.write(Self.written, to: Self.path)
        return sample
    }

    private func reset(_ sample: SampleCourse, _ number: Int? = nil, at second: Double = 0) throws -> Reset.Done {
        let lesson = try sample.course.lessons[0]
        return try Reset(
            lesson: lesson, exercise: number.map { try lesson.exercise("\($0)") }, checkout: sample.checkout,
            now: Date(timeIntervalSince1970: second)
        ).perform()
    }

    private func copy(_ done: Reset.Done) throws -> String {
        guard case .reset(let copy) = done else { throw Failure(description: "\(done)") }
        return copy
    }

    private struct Failure: Error { let description: String }

    @Test func `the whole file is as it was at first, and the learner's is kept`() throws {
        let sample = try sample()
        let copy = try copy(reset(sample))
        #expect(try sample.read(Self.path) == Self.untouched)
        #expect(copy.contains(#/^\.workbook/kept/02-subscribe/Exercise 19(70|69)-\d\d-\d\d \d\d\.\d\d\.\d\d\.swift$/#))
        #expect(try sample.read(copy) == Self.written)
        #expect(try reset(sample) == .nothing)
    }

    @Test func `a copy never takes the place of another`() throws {
        let sample = try sample()
        let first = try copy(reset(sample))
        try sample.write(Self.written + "// again\n", to: Self.path)
        let second = try copy(reset(sample))
        #expect(second == first.replacing(".swift", with: " 2.swift"))
        #expect(try sample.read(first) == Self.written)
        #expect(try sample.read(second) == Self.written + "// again\n")
    }

    @Test func `one exercise is reset with the helpers below it, and the others stay`() throws {
        let sample = try sample()
        let copy = try copy(reset(sample, 2))
        #expect(
            try sample.read(Self.path)
                == Self.written.replacing(
                    """
                    struct Page {}
                    func diary() { print(2) }

                    // Mine.
                    func helper() {}

                    """,
                    with: """
                        func diary() {}

                        """))
        #expect(try sample.read(copy) == Self.written)
        #expect(try reset(sample, 2) == .nothing)
        _ = try reset(sample, 3)
        #expect(try sample.read(Self.path).hasSuffix("func last() {}\n"))
        #expect(try sample.read(Self.path).contains("print(1)"))
    }

    @Test func `lines end as in the learner's file`() throws {
        let sample = try sample()
        try sample.write(Self.written.replacing("\n", with: "\r\n"), to: Self.path)
        _ = try reset(sample, 2)
        let text = try sample.read(Self.path)
        #expect(text.contains("func diary() {}\r\n\r\n// 3"))
        #expect(text.unicodeScalars.count { $0 == "\n" } == text.unicodeScalars.count { $0 == "\r" })
        _ = try reset(sample)
        #expect(try sample.read(Self.path) == Self.untouched.replacing("\n", with: "\r\n"))
        #expect(try reset(sample) == .nothing)
    }

    @Test(arguments: [
        ("// 2 · Build · A diary\n", "", "no line \"// 2 · Build · A diary\""),
        (
            "// Mine.\n", "// 2 · Build · A diary\n",
            "has the header of exercise 2 more than once, in the lines 8 and 12"
        ),
    ])
    func `an exercise that cannot be told from the others is left alone`(_ old: String, _ new: String, _ says: String)
        throws
    {
        let (sample, terminal) = (try sample(), FakeTerminal(columns: 100))
        try sample.edit(Self.path, old, new)
        let text = try sample.read(Self.path)
        #expect(sample.hub("reset", "subscribe", "2", on: terminal) == 69)
        let said = terminal.complaints.joined(separator: " ")
        #expect(said.contains(says))
        #expect(said.hasSuffix("swift run workbook reset subscribe"))
        #expect(try sample.read(Self.path) == text)
        #expect(try copy(reset(sample)).isEmpty == false)
    }

    @Test func `a header with another number or title is still known by the other`() throws {
        let sample = try sample()
        try sample.edit(Self.path, "// 2 · Build · A diary", "// 2 · Build · A dairy")
        _ = try reset(sample, 2)
        #expect(try sample.read(Self.path).contains("// 2 · Build · A diary\nfunc diary() {}\n\n// 3"))
    }

    @Test func `a missing file is brought back`() throws {
        let (sample, terminal) = (try sample(), FakeTerminal())
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent(Self.path))
        #expect(sample.hub("reset", "subscribe", on: terminal) == 0)
        #expect(terminal.text == "\(Self.path) was missing. It is back, as it was at first.")
        #expect(try sample.read(Self.path) == Self.untouched)
    }

    @Test func `bytes that are no text are kept as they are`() throws {
        let sample = try sample()
        let data = Data(Self.written.utf8) + [0xff, 0xfe, 0x0a]
        try data.write(to: sample.root.appendingPathComponent(Self.path))
        #expect(throws: ResetError.self) { try reset(sample, 2) }
        let copy = try copy(reset(sample))
        #expect(try Data(contentsOf: sample.root.appendingPathComponent(copy)) == data)
    }

    @Test func `where no copy can be kept nothing is reset`() throws {
        let (sample, terminal) = (try sample(), FakeTerminal())
        try sample.write("", to: ".workbook")
        #expect(sample.hub("reset", "subscribe", on: terminal) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("so your file was left alone"))
        #expect(try sample.read(Self.path) == Self.written)
    }

    @Test func `without the untouched text nothing is reset`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(sample.hub("reset", "subscribe", on: terminal) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("Lessons/02-subscribe/.Exercise.swift is missing."))
    }

    @Test func `the command says what was reset and where the copy is, forgets the verdict and keeps the hints`() throws
    {
        let (sample, terminal) = (try sample(), FakeTerminal())
        for number in 1...3 { try sample.remember(.passed, lesson: "subscribe", number: number) }
        try sample.rememberHints(2, lesson: "subscribe", number: 2)
        #expect(sample.hub("reset", "subscribe", "2", on: terminal) == 0)
        #expect(terminal.lines[0] == "subscribe 2 · A diary is as it was at first. Your whole file is kept:")
        #expect(terminal.lines[1].hasPrefix("    .workbook/kept/02-subscribe/Exercise "))
        #expect(terminal.lines.count == 2)
        // Even when the same text comes back.
        try sample.write(Self.written, to: Self.path)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.verdict == .passed)
        #expect(try sample.entry(lesson: "subscribe", number: 2) == nil)
        #expect(try sample.hintsShown(lesson: "subscribe", number: 2) == 2)
    }
}
