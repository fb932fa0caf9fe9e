import Testing

@testable import Hub
@testable import LessonKit

@Suite struct PrintedTests {
    /// Reads `output` in parts of `size` bytes.
    private func printed(_ output: String, size: Int = 3) -> Printed {
        var reader = PrintedReader(mark: "MARK")
        let bytes = Array(output.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.read(bytes[start..<min(start + size, bytes.count)])
        }
        reader.finish()
        return reader.printed["1 · A"] ?? Printed()
    }

    @Test func `what stands between two marks is the exercise's`() {
        #expect(printed("console\n\nMARK 1 · A\none\n\ntwo\n\nMARK\nconsole\n").lines == ["one", "", "two"])
        #expect(printed("console\nMARK 1 · A\n\nMARK\nconsole\n").isEmpty)
        #expect(printed("MARK 2 · B\nb\n\nMARK\nconsole\nMARK 1 · A\na\n\nMARK\n").lines == ["a"])
    }

    @Test func `who is ended has printed what came before`() {
        #expect(printed("\nMARK 1 · A\none\ntw").lines == ["one", "tw"])
        let crash = "a/b.swift:3: Fatal error: Index out of range\n\n*** Signal 4: Backtracing\n"
        #expect(printed("MARK 1 · A\none\n" + crash).lines == ["one"])
    }

    @Test func `of a flood the first lines are kept, the others counted`() {
        let flood = printed("MARK 1 · A\n" + (1...200_000).map { "\($0)\n" }.joined() + "MARK 1 · A\n", size: 1 << 16)
        #expect(flood.lines == (1...20).map(String.init))
        #expect(flood.more == 199_980)
    }

    @Test func `a line without end is cut, and steers no terminal`() {
        let text = printed(
            "MARK 1 · A\n\u{1B}[31m\tx" + String(repeating: "y", count: 100_000) + "\nMARK\n", size: 1 << 10)
        #expect(text.lines.count == 1)
        #expect(text.lines[0].hasPrefix("[31m    xyyy"))
        #expect(text.lines[0].utf8.count < 1000)
    }
}
