import Streams
import Testing

@Suite("repeatElement", .counted)
struct RepeatElementTests {
    @Test func `repeatElement goes on until something ends it`() {
        #expect(Observable.repeatElement(1).take(3).atOnce == "1 1 1 | .")
    }

    @Test func `on a scheduler it goes on until it is disposed of`() {
        let scheduler = Steps()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = Observable.repeatElement(1, scheduler: scheduler).subscribe(onNext: {
            log.note($0)
            if log.list.count == 3 { held.dispose() }
        })
        scheduler.start()
        #expect(log.text == "1 1 1")
    }
}
