import Dispatch
import Foundation
import Streams
import Testing

/// A thread is inside an operator when another one sends into it: the second waits for its turn.
@Suite("Two threads meet in an operator", .counted)
struct MeetingTests {
    /// The sources of an operator, and the clock of its timers.
    struct Sources {
        let a = PublishSubject<Int>()
        let b = PublishSubject<Int>()
        let clock = Steps()

        func ring() { clock.advanceTo(clock.clock + 10) }
        func fail() { b.onError(Failure.lost) }
    }

    /// An operator, an event that takes a thread inside, and one that comes meanwhile.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What comes of the second event.
        let result: String
        let first: @Sendable (Sources) -> Void
        let second: @Sendable (Sources) -> Void
        let run: @Sendable (Sources) -> Observable<Int>

        init(
            _ name: String, gives result: String = " <2 2>",
            first: @escaping @Sendable (Sources) -> Void = { $0.a.onNext(1) },
            second: @escaping @Sendable (Sources) -> Void = { $0.b.onNext(2) },
            run: @escaping @Sendable (Sources) -> Observable<Int>
        ) {
            (testDescription, self.result, self.first, self.second, self.run) = (name, result, first, second, run)
        }

        /// One whose timer is inside when its source fails.
        static func timed(_ name: String, run: @escaping @Sendable (Sources) -> Observable<Int>) -> Case {
            Case(name, gives: " #lost", first: { $0.ring() }, second: { $0.fail() }, run: run)
        }
    }

    private static let second = RxTimeInterval.seconds(1)

    static let cases = [
        Case("merge", run: { .merge($0.a, $0.b) }),
        Case("merge, an error", gives: " #lost", second: { $0.fail() }, run: { .merge($0.a, $0.b) }),
        Case("merge(maxConcurrent:)", run: { Observable.of($0.a, $0.b).merge(maxConcurrent: 2) }),
        Case("share behind merge", run: { Observable.merge($0.a, $0.b).share() }),
        Case(
            "flatMap",
            run: { sources in
                sources.b.startWith(0).flatMap { $0 == 0 ? sources.a.asObservable() : Observable.just($0) }
            }),
        Case(
            "flatMapLatest",
            run: { sources in
                sources.b.startWith(0).flatMapLatest { $0 == 0 ? sources.a.asObservable() : Observable.just($0) }
            }),
        Case("combineLatest", run: { .combineLatest($0.a, $0.b.startWith(0)) { max($0, $1) } }),
        Case("zip", gives: "", run: { .zip($0.a, $0.b.startWith(0)) { max($0, $1) } }),
        Case("withLatestFrom", gives: "", run: { $0.a.withLatestFrom($0.b.startWith(0)) { element, _ in element } }),
        Case("sample", gives: "", run: { $0.b.startWith(1).sample($0.a) }),
        Case("take(until:)", gives: " |", run: { $0.a.take(until: $0.b) }),
        Case("take(for:)", gives: " |", second: { $0.ring() }, run: { $0.a.take(for: second, scheduler: $0.clock) }),
        .timed("debounce", run: { $0.b.startWith(1).debounce(second, scheduler: $0.clock) }),
        .timed("throttle", run: { $0.b.startWith(0, 1).throttle(second, scheduler: $0.clock).skip(1) }),
        .timed("delay", run: { $0.b.startWith(1).delay(second, scheduler: $0.clock) }),
        .timed(
            "buffer", run: { $0.b.startWith(1).buffer(timeSpan: second, count: 9, scheduler: $0.clock).map(\.count) }),
        .timed(
            "window",
            run: { $0.b.startWith(1).window(timeSpan: second, count: 9, scheduler: $0.clock).skip(1).map { _ in 1 } }),
    ]

    /// One thread takes 1 inside, and stays there until the other waits, or has returned.
    private func trace(_ one: Case) -> String {
        let (log, sources) = (Log(), Carried(Sources()))
        let isInside = DispatchSemaphore(value: 0)
        let subscription = one.run(sources.value).take(2).subscribe(
            onNext: { element in
                log.note("<\(element)")
                if element == 1 {
                    isInside.signal()
                    waitUntil { Hooks.waitingThreadCount > 0 || log.list.contains("returned") }
                }
                log.note("\(element)>")
            }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") })
        onThreads(2) { thread in
            if thread == 0 { return one.first(sources.value) }
            isInside.wait()
            one.second(sources.value)
            log.note("returned")
        }
        subscription.dispose()
        return log.text
    }

    @Test(arguments: cases) func `the second waits until the first is out`(_ one: Case) {
        let end = one.result == " <2 2>" ? " |" : ""
        #expect(trace(one) == "<1 1>\(one.result)\(end) returned")
    }

    @Test(arguments: [false, true])
    func `one who sends to a subject waits until a new subscriber has what it remembers`(_ isReplay: Bool) {
        let log = Log()
        let (behavior, replay) = (BehaviorSubject(value: 1), ReplaySubject<Int>.create(bufferSize: 1))
        replay.onNext(1)
        let subject = isReplay ? AnyObserver(replay) : AnyObserver(behavior)
        let observable = isReplay ? replay.asObservable() : behavior.asObservable()
        let isInside = DispatchSemaphore(value: 0)
        let subscription = Locked<Disposable?>(nil)
        onThreads(2) { thread in
            if thread == 1 {
                isInside.wait()
                subject.onNext(2)
                log.note("returned")
                return
            }
            let new = observable.subscribe(onNext: { element in
                log.note("<\(element)")
                if element == 1 {
                    isInside.signal()
                    waitUntil { Hooks.waitingThreadCount > 0 || log.list.contains("returned") }
                }
                log.note("\(element)>")
            })
            _ = subscription.exchange(new)
        }
        subscription.value?.dispose()
        #expect(log.text == "<1 1> <2 2> returned")
    }

    @Test(arguments: ["subject", "relay", "create"])
    func `what has one source takes several threads in at once`(_ name: String) {
        let (subject, relay) = (PublishSubject<Int>(), PublishRelay<Int>())
        let observer = Locked<AnyObserver<Int>?>(nil)
        let recipe = Observable<Int>.create { given in
            _ = observer.exchange(given)
            return Disposables.create()
        }
        let source = ["subject": subject.asObservable(), "relay": relay.asObservable(), "create": recipe][name]
        let (inside, counts) = (Meeting(of: 3), Counts(1))
        let subscription = source?.map { $0 }.subscribe(onNext: { _ in
            inside.come()
            counts.add(0)
        })
        _ = misuses {
            onThreads(3) { thread in
                switch name {
                case "subject": subject.onNext(thread)
                case "relay": relay.accept(thread)
                default: observer.value?.onNext(thread)
                }
            }
        }
        subscription?.dispose()
        #expect(counts.all == [3])
    }

    @Test func `what the thread inside causes goes on before the one that waits`() {
        let log = Log()
        let (a, b, feedback) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        let isInside = DispatchSemaphore(value: 0)
        let subscription = Observable.merge(a, b, feedback).subscribe(onNext: { element in
            log.note("<\(element)")
            if element == 1 {
                isInside.signal()
                waitUntil { Hooks.waitingThreadCount > 0 }
            }
            if element % 10 < 3, element != 20 { feedback.onNext(element + 1) }
            log.note("\(element)>")
        })
        onThreads(2) { thread in
            if thread == 0 { return a.onNext(1) }
            isInside.wait()
            b.onNext(20)
        }
        subscription.dispose()
        #expect(log.text == "<1 <2 <3 3> 2> 1> <20 20>")
    }

    @Test func `they wait in the order in which they come`() {
        let log = Log()
        let subjects = (0..<8).map { _ in PublishSubject<Int>() }
        let isInside = DispatchSemaphore(value: 0)
        let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { element in
            log.note(element)
            guard element == 0 else { return }
            isInside.signal()
            waitUntil { Hooks.waitingThreadCount == 7 }
        })
        onThreads(8) { thread in
            if thread == 0 { return subjects[0].onNext(0) }
            if thread == 1 { isInside.wait() }
            waitUntil { Hooks.waitingThreadCount == thread - 1 && log.list.count == 1 }
            subjects[thread].onNext(thread)
        }
        subscription.dispose()
        #expect(log.text == "0 1 2 3 4 5 6 7")
    }

    @Test(arguments: ["dispose", "error", "end"])
    func `nothing arrives of one that waits, if all is over meanwhile`(_ end: String) {
        let log = Log()
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let isInside = DispatchSemaphore(value: 0)
        let subscription = SerialDisposable()
        let merged = Observable.merge(a, b).take(end == "end" ? 1 : 9).do(onError: { _ in
            isInside.signal()
            waitUntil { Hooks.waitingThreadCount > 0 }
        })
        subscription.disposable = merged.subscribe(
            onNext: { element in
                log.note(element)
                isInside.signal()
                waitUntil { Hooks.waitingThreadCount > 0 }
                // A third thread.
                if end == "dispose" { elsewhere { subscription.dispose() } }
            }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") }, onDisposed: { log.note(".") })
        onThreads(2) { thread in
            if thread == 0 { return end == "error" ? a.onError(Failure.lost) : a.onNext(1) }
            isInside.wait()
            b.onNext(2)
        }
        #expect(log.text == ["dispose": "1 .", "error": "#lost .", "end": "1 | ."][end])
    }
}
