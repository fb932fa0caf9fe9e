import Testing

@testable import LessonKit

struct LastingWorkTests {
    /// Whether work lasts that has `used` these milliseconds of the processor, one look after the other, and the number of looks
    /// that it took to know.
    private func lasts(_ used: [Double]) -> (lasts: Bool?, looks: Int) {
        var work = LastingWork(from: 7)
        var total = 7
        for (looks, milliseconds) in used.enumerated() {
            total += Int(milliseconds * 1_000_000)
            if let lasts = work.lasts(at: total) { return (lasts, looks + 1) }
        }
        return (nil, used.count)
    }

    private func steady(_ milliseconds: Double) -> [Double] { Array(repeating: milliseconds, count: 30) }

    @Test func `one quiet look is enough where nothing goes on, and what comes to its end does not last`() {
        #expect(lasts(steady(0)) == (false, 1))
        #expect(lasts(steady(0.4)) == (false, 1))
        #expect(lasts([30, 0, 0]) == (false, 3))
        #expect(lasts([8] + steady(0.6)) == (true, 20), "it does not become quiet")
        #expect(lasts([50, 50, 50, 4, 0.1, 0.2]) == (false, 6))
    }

    @Test func `what works on lasts, also where the machine is busy`() {
        #expect(lasts(steady(50)) == (true, 5))
        #expect(lasts(steady(100)) == (true, 3), "on two processors")
        #expect(lasts([3, 0, 4, 0, 2] + steady(3)) == (true, 20))
    }
}
