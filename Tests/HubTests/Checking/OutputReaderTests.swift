import Testing

@testable import Hub
@testable import LessonKit

struct OutputReaderTests {
    private static let first = ExerciseID(lesson: "a", number: 1)
    private static let second = ExerciseID(lesson: "a", number: 2)

    /// What a test program writes for `message`.
    private func line(_ message: HubMessage) -> String {
        message.parts.map { "\nMARK" + String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    }

    private func begins(_ exercise: ExerciseID = first) -> String { line(.begins(exercise, title: "A")) }
    private var ends: String { line(.ends) }

    /// Reads `output` in parts of `size` bytes.
    private func read(_ output: String, size: Int = 3) -> OutputReader {
        var reader = OutputReader(mark: "MARK")
        let bytes = Array(output.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.read(bytes[start..<min(start + size, bytes.count)])
        }
        reader.finish()
        return reader
    }

    private func printed(_ output: String, size: Int = 3) -> Printed {
        read(output, size: size).reports[Self.first]?.printed ?? Printed()
    }

    @Test func `a verdict comes as it was, however long, with what is printed around it`() {
        let diagnosis = Diagnosis("한글 \"quoted\"\n" + String(repeating: "long ", count: 500), evidence: ["a\nb"])
        let reader = read(
            begins() + "one\n" + line(.verdict(.wrong(diagnosis))) + "two" + line(.remark("It is busy.")) + ends)
        #expect(
            reader.reports == [
                Self.first: .init(
                    title: "A", verdict: .wrong(diagnosis), hasEnded: true, printed: reader.reports[Self.first]!.printed
                )
            ])
        #expect(reader.reports[Self.first]?.printed.lines == ["one", "two"])
        #expect(reader.remarks == ["It is busy."])
        #expect(reader.running == nil)
    }

    @Test func `further mistakes come after the verdict, and what is printed during the search is not kept`() {
        let (told, other) = (Diagnosis("Late."), Diagnosis("Twice.", step: "A step"))
        let verdict = begins() + "one\n" + line(.verdict(.wrong(told))) + line(.others([])) + "one\n"
        #expect(read(verdict).reports[Self.first]?.others == [])
        let report = read(verdict + line(.others([other])) + ends).reports[Self.first]
        #expect(report?.others == [other])
        #expect(report?.printed.lines == ["one"])
        #expect(read(begins() + line(.verdict(.passed)) + ends).reports[Self.first]?.others == nil)
    }

    @Test func `an exercise that has not ended is running, and what its answer was tried with last is known`() {
        #expect(read(begins() + ends + begins(Self.second)).running == Self.second)
        #expect(read(begins() + line(.verdict(.passed))).reports[Self.first]?.hasEnded == false)
        let tried = begins() + line(.tries("5")) + "one\n" + line(.tries("words(\"\")"))
        #expect(read(tried).reports[Self.first]?.tried == "words(\"\")")
        #expect(read(tried + ends + begins(Self.second)).reports[Self.second]?.tried == nil)
    }

    @Test func `what stands between begin and end is the exercise's, up to the runtime's words about a crash`() {
        #expect(printed("console\n\n" + begins() + "one\n\ntwo\n" + ends + "console\n").lines == ["one", "", "two"])
        #expect(printed("console\n" + begins() + ends + "console\n").isEmpty)
        #expect(printed(begins(Self.second) + "b\n" + ends + "console\n" + begins() + "a\n" + ends).lines == ["a"])
        #expect(printed(begins() + "one\ntw").lines == ["one", "tw"])
        let crash = "a/b.swift:3: Fatal error: Index out of range\n\n*** Signal 4: Backtracing\n"
        #expect(printed(begins() + "one\n" + crash).lines == ["one"])
    }

    @Test func `of a flood the first lines are kept; a line without end is cut, and steers no terminal`() {
        let numbers = (1...200_000).map { "\($0)\n" }.joined()
        let flood = printed(begins() + numbers + ends, size: 65_536)
        #expect(flood.lines == (1...30).map(String.init))
        #expect(flood.more == 199_970)
        let text = printed(
            begins() + "\u{1B}[31m\tx" + String(repeating: "y", count: 100_000) + "\n" + ends, size: 1024)
        #expect(text.lines.count == 1)
        #expect(text.lines[0].hasPrefix("[31m    xyyy"))
        #expect(text.lines[0].utf8.count < 1000)
    }
}
