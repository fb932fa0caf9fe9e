import Testing

@testable import Hub

struct TimeLimitTests {
    private func isOver(after time: Double, used: Double?, silence: Double) -> Bool {
        TimeLimit(seconds: 5).isOver(after: time, used: used, silence: silence)
    }

    @Test func `what waits without end is over at the limit`() {
        #expect(!isOver(after: 4.9, used: 0, silence: 4.9))
        #expect(isOver(after: 5.1, used: 0.01, silence: 5.1))
        // It looks again and again whether something has come.
        #expect(isOver(after: 5.1, used: 0.3, silence: 5.1))
    }

    @Test func `what works without end is over when it has worked so long`() {
        #expect(isOver(after: 5.1, used: 5.05, silence: 5.1))
        #expect(!isOver(after: 5.1, used: 1, silence: 5.1), "the machine is busy")
        #expect(isOver(after: 12, used: 5.01, silence: 12))
        #expect(isOver(after: 5.1, used: nil, silence: 0), "nobody knows")
    }

    @Test func `what prints waits for its reader, and not for ever`() {
        #expect(!isOver(after: 6, used: 0.2, silence: 0.01))
        #expect(isOver(after: 6, used: 0.2, silence: 1.5))
        #expect(isOver(after: 20.1, used: 0.9, silence: 0.01))
        #expect(isOver(after: 20.1, used: 4, silence: 20.1))
    }
}
