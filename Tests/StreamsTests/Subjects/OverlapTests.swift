import Dispatch
import Streams
import Testing

/// The warnings of a debug build.
@Suite("Overlapping events", .counted)
struct OverlapTests {
    @Test func `a push from inside a subscription is a reentrancy anomaly, in the subject and in the subscription`() {
        let relay = PublishRelay<Int>()
        let log = Log()
        let subscription = relay.subscribe(onNext: { element in
            log.note(element)
            if element < 3 { relay.accept(element + 1) }
        })
        let warnings = misuses { relay.accept(1) }
        #expect(log.text == "1 2 3")
        #expect(warnings.map(\.title) == Array(repeating: "⚠️ Reentrancy anomaly was detected.", count: 4))
        subscription.dispose()
    }

    @Test(arguments: AnySubject.kinds) func `so it is with every subject`(_ kind: AnySubject.Kind) {
        let subject = kind.make()
        let subscription = subject.observable.subscribe(onNext: { if $0 == 1 { subject.observer.onNext(2) } })
        let warnings = misuses {
            subject.observer.onNext(1)
            subject.observer.onCompleted()
        }
        // An async subject tells the element with the end: no other one follows it.
        let count = kind.testDescription == "AsyncSubject" ? 1 : 2
        #expect(warnings.map(\.title) == Array(repeating: "⚠️ Reentrancy anomaly was detected.", count: count))
        subscription.dispose()
    }

    @Test func `a push from inside, while the subject tells what it remembers, is one as well`() {
        let subject = BehaviorSubject(value: 1)
        var subscription = Disposables.create()
        let warnings = misuses {
            subscription = subject.map { $0 + 1 }.take(1).subscribe(onNext: { subject.onNext($0) })
        }
        #expect(warnings.map(\.title) == ["⚠️ Reentrancy anomaly was detected."])
        #expect((try? subject.value()) == 2)
        #expect(misuses { subject.onNext(3) }.isEmpty)
        subscription.dispose()
    }

    @Test func `without an operator between, it is none`() {
        let subject = BehaviorSubject(value: 1)
        let bag = DisposeBag()
        let warnings = misuses {
            subject.subscribe { if $0.element == 1 { subject.onNext(2) } }.disposed(by: bag)
            subject.take(1).subscribe(onNext: { subject.onNext($0 + 1) }).disposed(by: bag)
        }
        #expect(warnings.isEmpty)
    }

    @Test(arguments: ["merge", "combineLatest", "create"])
    func `an operator and a create warn as a subject does`(_ name: String) {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        var observer: AnyObserver<Int>?
        let source: Observable<Int> =
            switch name {
            case "merge": .merge(one, other)
            case "combineLatest": .combineLatest(one, other) { $0 + $1 }
            default:
                .create {
                    observer = $0
                    return Disposables.create()
                }
            }
        var sendsAgain = false
        let bag = DisposeBag()
        source.subscribe(onNext: { _ in
            guard sendsAgain else { return }
            sendsAgain = false
            observer?.onNext(2) ?? other.onNext(2)
        }).disposed(by: bag)
        other.onNext(1)
        sendsAgain = true
        let warnings = misuses { observer?.onNext(1) ?? one.onNext(1) }
        #expect(warnings.count == (observer == nil ? 2 : 3))
    }

    @Test func `to subscribe from inside a subscription is none, and so is to push while another thread subscribes`() {
        let subject = BehaviorSubject(value: 1)
        let isInside = DispatchSemaphore(value: 0)
        let bag = CompositeDisposable()
        let warnings = misuses {
            _ = bag.insert(subject.subscribe(onNext: { _ in _ = bag.insert(subject.subscribe()) }))
            onThreads(2) { thread in
                if thread == 0 {
                    isInside.wait()
                    return subject.onNext(2)
                }
                let slow = subject.take(1).subscribe(onNext: { _ in
                    isInside.signal()
                    waitUntil { Hooks.waitingThreadCount > 0 }
                })
                _ = bag.insert(slow)
            }
        }
        #expect(warnings.isEmpty)
        bag.dispose()
    }

    @Test func `a push once the last has been told is none`() {
        let subject = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let subscriptions = Disposables.create(subject.subscribe(other), other.subscribe())
        let warnings = misuses {
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
        }
        #expect(warnings.isEmpty)
        subscriptions.dispose()
    }

    @Test func `a push while another thread pushes is a synchronization anomaly`() async {
        let subject = PublishSubject<Int>()
        let (isInside, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscription = subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            isInside.signal()
            isDone.wait()
        })
        let warnings = misuses {
            DispatchQueue(label: "other").async { subject.onNext(1) }
            isInside.wait()
            subject.onNext(2)
            isDone.signal()
        }
        #expect(warnings.map(\.title) == Array(repeating: "⚠️ Synchronization anomaly was detected.", count: 2))
        subscription.dispose()
    }
}

extension Misuse {
    fileprivate var title: String { description.split(separator: "\n").first.map(String.init) ?? "" }
}
