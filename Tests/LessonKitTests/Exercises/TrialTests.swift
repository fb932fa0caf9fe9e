import LessonKit
import Testing

struct TrialTests {
    @Test func `a line of debug has the tick of its trial, and after it no time of day`() {
        let line = "2026-11-21 10:35:04.120: clicks -> Event next(a: b)"
        var trial: Trial? = Trial()
        trial?.scheduler.advanceTo(3)
        #expect(Trial.ticked(line) == "tick 3: clicks -> Event next(a: b)")
        trial = nil
        #expect(Trial.ticked(line) == "clicks -> Event next(a: b)")
    }
}
