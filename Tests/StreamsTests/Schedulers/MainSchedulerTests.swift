import Dispatch
import Streams
import Testing

@Suite("MainScheduler", .counted)
struct MainSchedulerTests {
    @Test func `an action scheduled inside another waits for its end`() async {
        let log = Log()
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                _ = scheduler.schedule(()) { _ in
                    log.note("<outer")
                    _ = scheduler.schedule(()) { _ in
                        log.note("inner")
                        continuation.resume()
                        return Disposables.create()
                    }
                    log.note("outer>")
                    return Disposables.create()
                }
                log.note("after")
            }
        }
        #expect(log.text == "<outer outer> after inner")
    }

    @Test func `asyncInstance never runs an action at once, so it can be taken back`() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let first = MainScheduler.asyncInstance.schedule(()) { _ in
                    log.note("first")
                    return Disposables.create()
                }
                _ = MainScheduler.asyncInstance.schedule(()) { _ in
                    log.note("second")
                    continuation.resume()
                    return Disposables.create()
                }
                first.dispose()
                log.note("after")
            }
        }
        #expect(log.text == "after second")
    }

    @Test func `from another queue an action comes to the main queue, in order`() async {
        let other = SerialDispatchQueueScheduler(qos: .userInitiated)
        let observable = Observable.range(start: 0, count: 100, scheduler: other)
            .observe(on: MainScheduler.instance)
            .do(onNext: { _ in MainScheduler.ensureExecutingOnScheduler() })
        #expect(await observable.inTime == (0..<100).map { "\($0)" }.joined(separator: " ") + " |")
    }

    @Test func `after an action that waited one can run at once again`() async {
        let log = Log()
        let scheduler = MainScheduler()
        await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) { _ in
                continuation.resume()
                return Disposables.create()
            }
        }
        await MainActor.run {}
        await MainActor.run { note("at once", on: scheduler, log) }
        #expect(log.text == "at once")
    }

    @Test @MainActor func `on the main queue an action runs at once, and the check passes`() {
        let log = Log()
        note("a", on: MainScheduler(), log)
        #expect(log.text == "a")
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureRunningOnMainThread()
    }

    @MainActor private func note(_ name: String, on scheduler: some ImmediateSchedulerType, _ log: Log) {
        _ = scheduler.schedule(name) { name in
            log.note(name)
            return Disposables.create()
        }
    }
}
