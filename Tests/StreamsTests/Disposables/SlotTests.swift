import Streams
import Testing

@Suite("SerialDisposable, SingleAssignmentDisposable, ScheduledDisposable", .counted)
struct SlotTests {
    private let log = Log()

    private func noting(_ entry: Int) -> Disposable { Disposables.create { [log] in log.note(entry) } }

    @Test func `serial: a new disposable takes the place of the old, which is disposed of, after its own at once`() {
        let serial = SerialDisposable()
        serial.disposable.dispose()
        serial.disposable = noting(1)
        #expect(log.text == "")
        serial.disposable = noting(2)
        #expect(log.text == "1")
        for _ in 1...2 { serial.dispose() }
        #expect(log.text == "1 2")
        #expect(serial.isDisposed)
        serial.disposable = noting(3)
        #expect(log.text == "1 2 3")
        serial.dispose()
        #expect(log.text == "1 2 3")
    }

    @Test func `serial: what it holds can be read, and may replace itself as it goes`() {
        let (serial, boolean) = (SerialDisposable(), BooleanDisposable())
        serial.disposable = boolean
        #expect(serial.disposable as? BooleanDisposable === boolean)
        serial.disposable = Disposables.create {
            log.note(1)
            serial.disposable = noting(2)
        }
        serial.dispose()
        #expect(boolean.isDisposed)
        #expect(log.text == "1 2")
    }

    @Test func `single assignment: it disposes of what is set, at once if it was disposed of first`() {
        for isFirst in [false, true] {
            let (slot, inner) = (SingleAssignmentDisposable(), BooleanDisposable())
            if isFirst { slot.dispose() }
            slot.setDisposable(inner)
            #expect((slot.isDisposed, inner.isDisposed) == (isFirst, isFirst))
            for _ in 1...2 { slot.dispose() }
            #expect((slot.isDisposed, inner.isDisposed) == (true, true))
        }
    }

    @Test func `scheduled: it disposes in its turn on the scheduler, and once`() {
        let scheduler = Steps()
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
