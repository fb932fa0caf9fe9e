import Dispatch
import Streams
import Testing

@Suite("Subjects, from many threads", .counted)
struct SubjectRaceTests {
    @Test(arguments: AnySubject.kinds.prefix(3))
    func `who subscribes while another thread pushes misses nothing and hears nothing twice`(_ kind: AnySubject.Kind) {
        for _ in 0..<50 {
            let made = kind.make()
            // What comes from a publish subject is remembered by `share`.
            let isPublish = kind.testDescription == "PublishSubject"
            let (subject, observable) = (made.observer, isPublish ? made.observable.share(replay: 1) : made.observable)
            let keeper = observable.subscribe()
            let heard = (0..<3).map { _ in Heard() }
            let subscriptions = CompositeDisposable()
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                if thread == 3 {
                    for element in 1...300 { subject.onNext(element) }
                } else {
                    _ = subscriptions.insert(observable.subscribe(onNext: heard[thread].add))
                }
            }
            subject.onNext(301)
            for heard in heard {
                let list = heard.list
                #expect(list == Array((list.first ?? 301)...301))
            }
            subscriptions.dispose()
            keeper.dispose()
        }
    }

    @Test func `an end that races with those who subscribe reaches each of them once`() {
        for round in 0..<200 {
            let made = AnySubject.kinds[round.isMultiple(of: 2) ? 1 : 2].make()
            let (subject, observable) = (made.observer, made.observable)
            let ends = Counts(4)
            let warnings = misuses {
                DispatchQueue.concurrentPerform(iterations: 4) { thread in
                    if thread == 0 { subject.onNext(1) }
                    if thread == 1 { subject.onCompleted() }
                    _ = observable.subscribe(onCompleted: { ends.add(thread) })
                }
            }
            #expect(ends.all == [1, 1, 1, 1])
            #expect(warnings.allSatisfy { $0.description.contains("Synchronization anomaly") })
        }
    }

    @Test func `threads that push, subscribe and dispose leave nobody behind`() {
        let relay = BehaviorRelay(value: 0)
        let subject = PublishSubject<Int>()
        let shared = relay.asObservable().share(replay: 1)
        let heard = Counts(1)
        let warnings = misuses {
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for number in 0..<300 {
                    let subscriptions = Disposables.create(
                        relay.subscribe(onNext: { _ in heard.add(0) }), subject.subscribe(onError: { _ in }),
                        shared.subscribe())
                    relay.accept(thread * 1000 + number)
                    subject.onNext(number)
                    subscriptions.dispose()
                }
                if thread == 0 { subject.dispose() }
            }
        }
        #expect(heard.all[0] >= 2400)
        #expect(!subject.hasObservers)
        #expect(subject.isDisposed)
        #expect(warnings.allSatisfy { $0.description.contains("Synchronization anomaly") })
        var value: Int?
        relay.take(1).subscribe(onNext: { value = $0 }).dispose()
        #expect(value == relay.value)
    }

    @Test func `share starts its source once at a time, and lets each go`() {
        for _ in 0..<100 {
            let counts = Counts(2)
            let shared = Observable<Int>.create { _ in
                counts.add(0)
                return Disposables.create { counts.add(1) }
            }.share()
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                for _ in 0..<20 { shared.subscribe().dispose() }
            }
            #expect(counts.all[0] == counts.all[1])
            #expect(counts.all[0] >= 1)
        }
    }

    @Test func `refCount and connect race without a connection left open`() {
        for _ in 0..<100 {
            let counts = Counts(2)
            let connectable = Observable<Int>.create { _ in
                counts.add(0)
                return Disposables.create { counts.add(1) }
            }.replay(1)
            let counted = connectable.refCount()
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                for _ in 0..<20 { counted.subscribe().dispose() }
            }
            connectable.connect().dispose()
            #expect(counts.all[0] == counts.all[1])
        }
    }
}

/// What one subscriber has heard.
private final class Heard: Sendable {
    private let elements = Locked<[Int]>([])
    func add(_ element: Int) { elements.withLock { $0.append(element) } }
    var list: [Int] { elements.value }
}
