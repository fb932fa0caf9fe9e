import Dispatch
import Marbles
import Streams
import Testing

@Suite("Signal", .counted)
struct SignalTests {
    private let log = Log()
    private let scheduler = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)

    @Test func `those who subscribe share one source, and the late get what is new`() {
        let source = scheduler.createColdObservable("-1-2-3-4#")
        let signal = mock(scheduler) { source.asSignal(onErrorJustReturn: 9) }
        let first = scheduler.record(signal, until: 6)
        let second = scheduler.record(signal, from: 4)
        let third = scheduler.record(signal, from: 14, until: 18)
        scheduler.start()
        #expect(first.events == marbles("-1-2-3"))
        #expect(second.events == marbles("-----3-4(9|)"))
        #expect(third.events == marbles("---------------1-2"), "It is started again.")
        #expect(source.subscriptions == [Subscription(marbles: "^-------!"), Subscription(14, 18)])
    }

    @Test func `onErrorSignalWith and onErrorRecover go on with another signal`() {
        let source = scheduler.createColdObservable("--1--2--#")
        let other = scheduler.createColdObservable("-7--8--|")
        let signals = mock(scheduler) {
            let other = other.asSignal(onErrorJustReturn: 9)
            return [source.asSignal(onErrorSignalWith: other), source.asSignal(onErrorRecover: { _ in other })]
        }
        let recordings = signals.map { scheduler.record($0) }
        scheduler.start()
        for recording in recordings { #expect(recording.events == marbles("--1--2---7--8--|")) }
        #expect(other.subscriptions == [Subscription(marbles: "--------^------!")])
    }

    @Test @MainActor func `a relay's elements come at once on the main queue`() {
        let relay = PublishRelay<Int>()
        relay.accept(1)
        let signal = relay.asSignal()
        let subscription = signal.asSignal().emit(onNext: { log.note($0) })
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        #expect(log.text == "2")
    }

    @Test func `from another queue they come on the main queue, and emit may be called there`() async {
        let (relay, subscription) = (PublishRelay<Int>(), SingleAssignmentDisposable())
        let misuse = await withCheckedContinuation { continuation in
            let misuse = misuses {
                elsewhere {
                    subscription.setDisposable(
                        relay.asSignal().emit(onNext: { [log] in
                            log.note(DispatchQueue.isMain ? "\($0) on main" : "\($0)")
                        }))
                    relay.accept(1)
                    relay.accept(2)
                }
            }
            DispatchQueue.main.async { continuation.resume(returning: misuse.count) }
        }
        #expect(misuse == 0)
        #expect(log.text == "1 on main 2 on main")
        subscription.dispose()
    }

    // MARK: Every form of emit

    @Test @MainActor func `observers`() {
        _ = Signal.just(1).emit(to: AnyObserver { log.note($0) }, AnyObserver { log.note($0) })
        _ = Signal.just(1).emit(to: AnyObserver<Int?> { log.note($0) })
        #expect(log.text == "next(1) next(1) completed completed next(Optional(1)) completed")
    }

    @Test @MainActor func `relays, which no completion reaches`() {
        let (value, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionals) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
        let (events, optionalEvents) = (PublishRelay<Int>(), PublishRelay<Int?>())
        let bag = DisposeBag()
        events.bind(onNext: { log.note($0) }).disposed(by: bag)
        optionalEvents.bind(onNext: { log.note($0 as Any) }).disposed(by: bag)
        let signal = Signal.just(1)
        for emitted in [
            signal.emit(to: value, value), signal.emit(to: optional), signal.emit(to: replay),
            signal.emit(to: optionals), signal.emit(to: events), signal.emit(to: optionalEvents), signal.emit(),
        ] { emitted.dispose() }
        #expect(value.value == 1)
        #expect(optional.value == 1)
        replay.bind(onNext: { log.note($0) }).disposed(by: bag)
        optionals.bind(onNext: { log.note($0 as Any) }).disposed(by: bag)
        #expect(log.text == "1 Optional(1) 1 Optional(1)")
    }

    @Test @MainActor func `closures, with an object that is not kept alive; withUnretained ends when it is gone`() {
        let relay = PublishRelay<Int>()
        var label: Label? = Label(log)
        weak let seen = label
        let bag = DisposeBag()
        relay.asSignal().emit(with: label!, onNext: { label, number in label.log.note(number) }).disposed(by: bag)
        _ = relay.asSignal().withUnretained(label!).emit(
            onNext: { label, number in label.log.note("u\(number)") }, onCompleted: { [log] in log.note("u|") })
        relay.accept(1)
        label = nil
        #expect(seen == nil)
        relay.accept(2)
        #expect(log.text == "1 u1 u|")
        _ = Signal.just(3).emit(onNext: { log.note($0) }, onCompleted: { log.note("|") }, onDisposed: { log.note(".") })
        #expect(log.text == "1 u1 u| 3 | .")
    }

    @Test @MainActor func `a control's events, none of which comes twice`() {
        let taps = HandDriven<Int>()
        let signal = ControlEvent(events: taps.observable).asSignal()
        let bag = DisposeBag()
        signal.emit(onNext: { log.note("a\($0)") }).disposed(by: bag)
        taps.send(1)
        signal.emit(onNext: { log.note("b\($0)") }).disposed(by: bag)
        taps.send(2)
        #expect(log.text == "a1 a2 b2")
        #expect(taps.subscriptions == 1)
    }
}
