import Testing

@testable import Hub

struct EventStreamTests {
    private func stream(_ lines: String...) -> EventStream {
        var stream = EventStream()
        for line in lines { stream.read(line) }
        return stream
    }

    /// As Swift Testing 6.3.1 writes them.
    private static let begun = """
        {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite \\"alpha\\" \
        started."}],"testID":"ExerciseTests.AlphaExercises"},"version":"6.3.0"}
        """
    private static let ended = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#

    @Test func `the first test and the end of the run are seen`() {
        #expect(!stream().hasBegun)
        #expect(stream(Self.begun).hasBegun)
        #expect(!stream(Self.begun).isComplete)
        #expect(stream(Self.begun, Self.ended).isComplete)
    }

    @Test func `half a line, and what is no event, are ignored`() {
        #expect(
            !stream(
                String(Self.ended.dropLast(20)), "[1, 2]", "hello", #"{"kind":"test","payload":{"kind":"runEnded"}}"#
            )
            .isComplete)
    }
}
