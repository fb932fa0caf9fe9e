import Streams
import Testing

@Suite("take", .counted)
struct TakeTests {
    @Test func `take lets so many through, then completes`() {
        #expect(Observable.of(1, 2, 3).take(2).atOnce == "1 2 | .")
        #expect(Observable.of(1, 2).take(2).atOnce == "1 2 | .")
    }

    @Test func `a shorter source ends first`() {
        #expect(Observable.of(1, 2).take(3).atOnce == "1 2 | .")
        #expect(Observable<Int>.error(Failure.lost).take(3).atOnce == "#lost .")
    }

    @Test func `take(0) completes without subscribing`() {
        let source = HandDriven<Int>()
        #expect(source.observable.take(0).atOnce == "| .")
        #expect(source.subscriptions == 0)
    }

    @Test func `with the last element the source is disposed of, after the end`() {
        let log = Log()
        let source = HandDriven<Int>()
        _ = source.observable.do(onDispose: { log.note("dispose") }).take(1).note(in: log)
        source.send(1)
        #expect(log.text == "1 | . dispose")
        #expect(source.disposals == 1)
    }

    @Test func `each subscription counts for itself`() {
        let source = HandDriven<Int>()
        let observable = source.observable.take(1)
        _ = observable.subscribe()
        source.send(1)
        let log = Log()
        _ = observable.note(in: log)
        source.send(2)
        #expect(log.text == "2 | .")
    }

    @Test func `an element that sets off another one does not make it one too many`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.take(2).do(onNext: { if $0 < 5 { source.send($0 + 1) } }).note(in: log)
        source.send(1)
        #expect(log.text == "2 | .")
    }

    @Test func `a negative count stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    }
}
