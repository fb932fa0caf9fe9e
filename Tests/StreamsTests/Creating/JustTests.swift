import Streams
import Testing

@Suite("just", .counted)
struct JustTests {
    @Test func `just sends one element and completes before subscribe returns`() {
        #expect(Observable.just(1).atOnce == "1 | .")
    }

    @Test func `an array is one element`() {
        #expect(Observable.just([1, 2]).atOnce == "[1, 2] | .")
    }

    @Test func `on a scheduler the element and the end take a turn each`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable.just(1, scheduler: scheduler).note(in: log)
        _ = Observable.just(2, scheduler: scheduler).note(in: log)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "1 2 | . | .")
    }

    @Test func `disposing takes the element back`() {
        let scheduler = Steps()
        let log = Log()
        let subscription = Observable.just(1, scheduler: scheduler).note(in: log)
        subscription.dispose()
        scheduler.start()
        #expect(log.text == ".")
    }

    @Test func `disposing inside the element takes the end back`() {
        let log = Log()
        let scheduler = Steps()
        let held = SerialDisposable()
        held.disposable = Observable.just(1, scheduler: scheduler).do(onNext: { _ in held.dispose() }).note(in: log)
        scheduler.start()
        #expect(log.text == ".")
    }
}
