import Streams
import Testing

@Suite("create", .counted)
struct CreateTests {
    @Test func `create sends what its closure tells the observer, and nothing after an end or a dispose`() {
        let source = HandDriven<Int>()
        let log = Log()
        let ends = [{ source.complete() }, { source.fail(.lost) }, {}]
        for end in ends {
            let subscription = source.observable.note(in: log)
            source.send(1, 2)
            end()
            subscription.dispose()
            source.send(3)
            source.complete()
            source.fail(.offline)
        }
        #expect(log.text == "1 2 | . 1 2 #lost . 1 2 .")
    }

    @Test func `nothing runs before somebody subscribes, and it runs for each`() {
        let source = HandDriven<Int>()
        let observable = source.observable
        #expect(source.subscriptions == 0)
        let first = observable.subscribe()
        let second = observable.subscribe()
        #expect(source.subscriptions == 2)
        first.dispose()
        second.dispose()
    }

    @Test func `the returned disposable is disposed of once, at an end or a dispose`() {
        let source = HandDriven<Int>()
        let completed = source.observable.subscribe()
        source.complete()
        #expect(source.disposals == 1)
        completed.dispose()
        #expect(source.disposals == 1)
        let failed = source.observable.subscribe(onError: { _ in })
        source.fail(.lost)
        #expect(source.disposals == 2)
        failed.dispose()
        #expect(source.disposals == 2)
        source.observable.subscribe().dispose()
        #expect(source.disposals == 3)
    }

    @Test func `a subscription that is over before the closure returns disposes of what that returns`() {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onCompleted()
            log.note("return")
            return Disposables.create { log.note("dispose") }
        }
        _ = observable.note(in: log)
        #expect(log.text == "| . return dispose")
    }

    @Test func `an observer may be told from inside its own next`() {
        let log = Log()
        var told: AnyObserver<Int>?
        let subscription = Observable<Int>.create { observer in
            told = observer
            return Disposables.create()
        }.subscribe(onNext: { element in
            log.note("<\(element)")
            if element < 3 { told?.onNext(element + 1) }
            log.note("\(element)>")
        })
        told?.onNext(1)
        #expect(log.text == "<1 <2 <3 3> 2> 1>")
        subscription.dispose()
    }
}
