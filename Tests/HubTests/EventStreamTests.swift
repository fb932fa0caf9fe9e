import Testing

@testable import Hub
@testable import LessonKit

@Suite struct EventStreamTests {
    private func stream(_ text: String) -> EventStream {
        var stream = EventStream()
        for line in text.split(separator: "\n") { stream.read(String(line)) }
        return stream
    }

    /// The recorded stream up to the first line that holds `text`.
    private func stream(upTo text: String) throws -> EventStream {
        let lines = recordedStream.split(separator: "\n")
        let end = try #require(lines.firstIndex { $0.contains(text) })
        return stream(lines[...end].joined(separator: "\n"))
    }

    @Test func `the checks are listed with lesson, number and title`() {
        let stream = stream(recordedStream)
        #expect(stream.tests.map(\.number) == [1, 2, 3, 4])
        #expect(stream.tests.map(\.title) == ["Holds", "Fails", "Waits", "Falls"])
        #expect(stream.tests.map(\.lesson) == ["alpha", "alpha", "alpha", "alpha"])
    }

    @Test func `a test that ends without an issue has passed`() throws {
        let stream = stream(recordedStream)
        let result = try #require(stream.result(of: stream.tests[0]))
        #expect(result == (.passed, []))
    }

    @Test func `an issue is the report, as it was recorded`() throws {
        let stream = stream(recordedStream)
        let result = try #require(stream.result(of: stream.tests[1]))
        #expect(result.outcome == .wrong)
        #expect(
            result.diagnoses == [
                Diagnosis(
                    "You gave the wrong one.\nLook again.",
                    evidence: [
                        .lines([
                            "expected   --1--|", "yours      --2--|",
                            "             ▲ tick 2: expected 1, got 2",
                        ])
                    ])
            ])
    }

    @Test func `a cancelled test is to do`() throws {
        let stream = stream(recordedStream)
        let result = try #require(stream.result(of: stream.tests[2]))
        #expect(result == (.toDo, []))
    }

    @Test func `a test that started and did not end is running, and has no result`() {
        let stream = stream(recordedStream)
        #expect(stream.running == stream.tests[3])
        #expect(stream.result(of: stream.tests[3]) == nil)
        #expect(!stream.isComplete)
    }

    @Test func `a wrong test has no result before it ends`() throws {
        let stream = try stream(upTo: "issueRecorded")
        #expect(stream.running == stream.tests[1])
        #expect(stream.result(of: stream.tests[1]) == nil)
    }

    @Test func `the end of the run is seen`() {
        let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#
        #expect(stream(recordedStream + "\n" + end).isComplete)
    }

    @Test func `half a line, and what is no event at all, are passed over`() {
        let torn = recordedStream + "\n{\"kind\":\"event\",\"payl\n[1, 2]\nhello\n"
        #expect(stream(torn).tests.count == 4)
    }

    @Test func `a test without a number in its name is no exercise`() {
        let gate =
            #"{"kind":"test","payload":{"id":"ExerciseTests.A\/gate(_:)\/a.swift:8:4","kind":"function","name":"gate(_:)"}}"#
        #expect(stream(gate).tests.isEmpty)
    }

    @Test func `an expectation that failed says so itself`() throws {
        let issue = """
            {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isFailure":true},"messages":[\
            {"symbol":"fail","text":"Expectation failed: 1 == 2"}],"testID":"ExerciseTests.AlphaExercises\\/`1 · Holds`()\\/alpha.swift:10:6"}}
            """
        var stream = try stream(upTo: "1 · Holds\\\" started")
        stream.read(issue)
        for line in recordedStream.split(separator: "\n") where line.contains("1 · Holds\\\" passed") {
            stream.read(String(line))
        }
        let result = try #require(stream.result(of: stream.tests[0]))
        #expect(result == (.wrong, [Diagnosis("Expectation failed: 1 == 2")]))
    }
}
