import Streams
import Testing

@Suite("subscribe(with:)", .counted)
struct SubscribeWithTests {
    @Test func `each closure is given the object`() {
        let log = Log()
        _ = Observable.of(1).subscribe(
            with: log, onNext: { $0.note($1) }, onCompleted: { $0.note("completed") },
            onDisposed: { $0.note("disposed") })
        _ = Observable<Int>.error(Failure.lost).subscribe(
            with: log, onError: { $0.note($1) }, onDisposed: { $0.note("disposed") })
        #expect(log.text == "1 completed disposed lost disposed")
    }

    @Test func `the object is not kept alive, and once it is gone nothing is called, though the subscription goes on`()
    {
        let source = HandDriven<Int>()
        let log = Log()
        var screen: Screen? = Screen()
        weak let held = screen
        let subscription = source.observable.subscribe(
            with: screen!, onNext: { log.note($1) }, onError: { log.note($1) },
            onCompleted: { _ in log.note("completed") }, onDisposed: { _ in log.note("disposed") })
        source.send(1)
        screen = nil
        #expect(held == nil)
        source.send(2)
        #expect(source.disposals == 0)
        source.complete()
        #expect(log.text == "1")
        subscription.dispose()
    }

    @Test func `without onError an error is swallowed, as in RxSwift`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note(error) } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Observable<Int>.error(Failure.lost).subscribe(with: log, onNext: { $0.note($1) })
        #expect(log.text == "")
    }

    private final class Screen {}
}
