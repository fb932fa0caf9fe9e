import Streams
import Testing

@Suite("Resources", .counted, .enabled(if: Counted.isAlone, "Run swift test --filter StreamsTests"))
struct ResourcesTests {
    @Test func `a subscription counts until it is disposed of`() {
        let before = Resources.total
        let subscription = Observable<Int>.never().map { $0 }.filter { _ in true }.subscribe()
        #expect(Resources.total == before + 1)
        subscription.dispose()
        #expect(Resources.total == before)
        subscription.dispose()
        #expect(Resources.total == before)
    }

    @Test func `a subscription counts until it ends`() {
        let before = Resources.total
        let source = HandDriven<Int>()
        let first = source.observable.subscribe()
        #expect(Resources.total == before + 1)
        source.complete()
        #expect(Resources.total == before)
        first.dispose()
        #expect(Resources.total == before)
        let second = source.observable.subscribe(onError: { _ in })
        source.fail(.lost)
        #expect(Resources.total == before)
        second.dispose()
    }

    @Test func `a subscription counts while its chain or its source holds it, though nobody holds the disposable`() {
        let before = Resources.total
        _ = Observable<Int>.never().subscribe()
        #expect(Resources.total == before, "Nobody can reach it any more.")
        let end = PublishSubject<Void>()
        _ = Observable<Int>.never().take(until: end).subscribe()
        #expect(Resources.total > before)
        end.onNext(())
        #expect(Resources.total == before)
        let source = HandDriven<Int>()
        _ = source.observable.subscribe()
        #expect(Resources.total == before + 1)
        source.complete()
    }

    @Test func `an inner observable counts while it runs`() {
        let before = Resources.total
        let inner = HandDriven<Int>()
        let subscription = Observable.just(1).flatMap { _ in inner.observable }.subscribe()
        let during = Resources.total
        inner.complete()
        #expect(during > before)
        #expect(Resources.total == before)
        subscription.dispose()
    }
}
