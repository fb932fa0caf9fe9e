import Streams
import Testing

@Suite("ScheduledDisposable", .counted)
struct ScheduledDisposableTests {
    @Test func `it disposes in its turn on the scheduler, and once`() {
        let scheduler = Steps()
        let log = Log()
        let scheduled = ScheduledDisposable(
            scheduler: scheduler, disposable: Disposables.create { log.note("disposed@\(scheduler.clock)") })
        scheduler.sleep(3)
        scheduled.dispose()
        scheduled.dispose()
        #expect(!scheduled.isDisposed)
        scheduler.start()
        #expect(scheduled.isDisposed)
        #expect(log.text == "disposed@3")
    }
}
