import Streams
import Testing

@Suite("SerialDisposable", .counted)
struct SerialDisposableTests {
    @Test func `a new disposable takes the place of the old, which is disposed of`() {
        let log = Log()
        let serial = SerialDisposable()
        serial.disposable = Disposables.create { log.note(1) }
        #expect(log.text == "")
        serial.disposable = Disposables.create { log.note(2) }
        #expect(log.text == "1")
        serial.dispose()
        #expect(log.text == "1 2")
        #expect(serial.isDisposed)
    }

    @Test func `after its own dispose what it is given is disposed of at once`() {
        let log = Log()
        let serial = SerialDisposable()
        serial.dispose()
        serial.disposable = Disposables.create { log.note(1) }
        #expect(log.text == "1")
        serial.dispose()
        #expect(log.text == "1")
    }

    @Test func `what it holds can be read`() {
        let serial = SerialDisposable()
        let boolean = BooleanDisposable()
        serial.disposable.dispose()
        serial.disposable = boolean
        #expect(serial.disposable as? BooleanDisposable === boolean)
        serial.dispose()
        #expect(serial.disposable as? BooleanDisposable !== boolean)
        #expect(boolean.isDisposed)
    }

    @Test func `a disposable that replaces itself as it goes does not stop the program`() {
        let log = Log()
        let serial = SerialDisposable()
        serial.disposable = Disposables.create {
            log.note(1)
            serial.disposable = Disposables.create { log.note(2) }
        }
        serial.dispose()
        #expect(log.text == "1 2")
    }
}
