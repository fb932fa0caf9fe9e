import Dispatch
import Streams
import Testing

@testable import LessonKit

@Suite("An answer in a plain test run")
struct AnswerLimitTests {
    @Test(arguments: [(false, 1), (true, 28)])
    func `one that waits is late; on a busy machine it has more time, and not for ever`(
        isBusy: Bool, looked: Int
    ) {
        let isLate = DispatchSemaphore(value: 0)
        let looks = Locked(0)
        let asked: @Sendable () -> Bool = {
            looks.withLock { $0 += 1 }
            return isBusy
        }
        let waited = AnswerLimit.limiting(ticks: 3, of: 0.001, isBusy: asked) {
            isLate.wait(timeout: .now() + 60)
        } late: {
            isLate.signal()
        }
        #expect(waited == .success)
        #expect(looks.value == looked)
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
