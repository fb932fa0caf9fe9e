import Dispatch
import Streams
import Testing

@testable import LessonKit

@Suite("An answer in a plain test run")
struct AnswerLimitTests {
    @Test func `one that waits is late`() {
        let isLate = DispatchSemaphore(value: 0)
        let waited = AnswerLimit.limiting(ticks: 3, of: 0.001) {
            isLate.wait(timeout: .now() + 60)
        } late: {
            isLate.signal()
        }
        #expect(waited == .success)
    }

    @Test func `on a busy machine one has more time, and not for ever`() {
        let isLate = DispatchSemaphore(value: 0)
        let looks = Locked(0)
        let isBusy: @Sendable () -> Bool = {
            looks.withLock { $0 += 1 }
            return true
        }
        let waited = AnswerLimit.limiting(ticks: 3, of: 0.001, isBusy: isBusy) {
            isLate.wait(timeout: .now() + 60)
        } late: {
            isLate.signal()
        }
        #expect(waited == .success)
        #expect(looks.value == 28)
    }

    @Test func `one that is done is not late`() {
        for _ in 1...100 {
            let two = AnswerLimit.limiting(ticks: 60, of: 1) {
                2
            } late: {
                Issue.record("it was late")
            }
            #expect(two == 2)
        }
    }
}
