import Marbles
import MarblesTesting
import Streams
import Synchronization
import Testing

@Suite("expectRecorded")
struct ExpectRecordedTests {
    private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

    private func record(_ diagram: String, _ chain: (Observable<Int>) -> Observable<Int>) -> [Recorded<Event<Int>>] {
        let recording = scheduler.record(chain(scheduler.createColdObservable(diagram).asObservable()))
        scheduler.start()
        return recording.events
    }

    @Test func `the same events are right`() {
        let events = record("-1-2-3-|") { $0.filter { $0 != 2 } }
        expectRecorded(events, "-1---3-|")
        expectRecorded(events, "-a---b-|", values: ["a": 1, "b": 3])
        expectRecorded(events, [.next(1, 1), .next(5, 3), .completed(7)])
        expectRecordedElements(events, [1, 3])
    }

    @Test func `a failure shows both as aligned marbles`() {
        let events = record("-1-2-3-|") { $0.filter { $0 != 2 } }
        let issue = issue { expectRecorded(events, "-1-2-3-|", sources: [.init("source", marbles("-1-2-3-|"))]) }
        #expect(
            issue == """

                source     -1-2-3-|
                expected   -1-2-3-|
                yours      -1---3-|
                              ^ tick 3: expected 2, nothing came
                """)
    }

    @Test func `a malformed diagram fails the test`() {
        #expect(issue { expectRecorded(record("-1|") { $0 }, "-(1|") }.contains("-(1|"))
    }

    @Test func `elements fail by an error, and by other elements`() {
        let events = record("-1-#") { $0 }
        #expect(issue { expectRecordedElements(events, [1]) }.contains("An error came: "))
        #expect(!issue { expectRecordedElements(record("-1-|") { $0 }, [2]) }.isEmpty)
    }

    /// The comment of the issue that `body` records.
    private func issue(_ body: () -> Void) -> String {
        let text = Mutex("")
        withKnownIssue {
            body()
        } matching: { issue in
            let comments = issue.comments.map(\.rawValue).joined()
            text.withLock { $0 += comments.isEmpty ? "\(issue)" : comments }
            return true
        }
        return text.withLock { $0 }
    }
}
