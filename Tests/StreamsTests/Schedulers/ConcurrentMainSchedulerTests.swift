import Dispatch
import Streams
import Testing

@Suite("ConcurrentMainScheduler", .counted)
struct ConcurrentMainSchedulerTests {
    private let scheduler = ConcurrentMainScheduler.instance

    @Test func `on the main queue an action runs at once, even inside another`() async {
        let log = Log()
        await MainActor.run {
            _ = scheduler.schedule(()) { _ in
                log.note("<outer")
                _ = scheduler.schedule(()) { _ in
                    log.note("inner")
                    return Disposables.create()
                }
                log.note("outer>")
                return Disposables.create()
            }
        }
        #expect(log.text == "<outer inner outer>")
    }

    @Test func `from elsewhere an action comes to the main queue`() async {
        let source = Observable.deferred { () -> Observable<Int> in
            MainScheduler.ensureExecutingOnScheduler()
            return .just(1)
        }
        #expect(await source.subscribe(on: scheduler).inTime == "1 |")
    }

    @Test func `what has a time comes on the main queue too`() async {
        let timer = Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: scheduler).take(2)
            .concat(Observable.timer(.milliseconds(1), scheduler: scheduler))
            .do(onNext: { _ in MainScheduler.ensureExecutingOnScheduler() })
        #expect(await timer.inTime == "0 1 0 |")
    }
}
