import Dispatch
import Foundation
import Streams
import Testing

/// Several threads send into one operator at the same time, and each finds that its event has arrived when the send returns.
@Suite("A send has arrived when it returns", .counted)
struct TurnTests {
    /// An operator over a source for each thread. It sends what it has received from them.
    struct Operation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let combine: @Sendable ([Observable<Int>]) -> Observable<[Int]>

        init(_ name: String, _ combine: @escaping @Sendable ([Observable<Int>]) -> Observable<[Int]>) {
            testDescription = name
            self.combine = combine
        }

        /// One that takes the elements of all threads as one stream, through a `merge`.
        static func merged(
            _ name: String, _ operate: @escaping @Sendable (Observable<Int>) -> Observable<Int>
        ) -> Operation {
            Operation(name) { operate(.merge($0)).map { [$0] } }
        }
    }

    private static let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    static let operations: [Operation] = [
        .merged("merge") { $0 },
        .merged("merge, and maps behind it") { $0.map { $0 + 1 }.filter { $0 > 0 }.map { $0 - 1 } },
        .merged("share behind merge") { $0.share() },
        .merged("share(replay: 1) behind merge") { $0.share(replay: 1) },
        .merged("publish and refCount behind merge") { $0.publish().refCount() },
        .merged("replay behind merge") { $0.replay(3).refCount() },
        .merged("flatMap of just") { $0.flatMap { Observable.just($0) } },
        .merged("flatMap of a source") { $0.flatMap { Observable.of($0) } },
        .merged("flatMapLatest") { $0.flatMapLatest { Observable.of($0) } },
        .merged("flatMapFirst") { $0.flatMapFirst { Observable.of($0) } },
        .merged("concatMap") { $0.concatMap { Observable.of($0) } },
        .merged("groupBy") { $0.groupBy { $0 % 3 }.flatMap { $0 } },
        .merged("buffer") { $0.buffer(timeSpan: .never, count: 1, scheduler: scheduler).compactMap(\.first) },
        .merged("window") { $0.window(timeSpan: .never, count: 2, scheduler: scheduler).flatMap { $0 } },
        .merged("throttle") { $0.throttle(.nanoseconds(0), scheduler: scheduler) },
        .merged("timeout") { $0.timeout(.seconds(100), scheduler: scheduler) },
        .merged("take(for:)") { $0.take(for: .seconds(100), scheduler: scheduler) },
        .merged("take(until:)") { $0.take(until: Observable<Int>.never()) },
        .merged("skip(until:)") { $0.skip(until: Observable.just(0)) },
        .merged("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { element, _ in element } },
        .merged("amb") { $0.amb(Observable.never()) },
        Operation("flatMap of sources") { sources in Observable.from(sources).flatMap { $0 }.map { [$0] } },
        Operation("merge(maxConcurrent:)") { sources in
            Observable.from(sources).merge(maxConcurrent: sources.count).map { [$0] }
        },
        Operation("combineLatest") { sources in Observable.combineLatest(sources.map { $0.startWith(-1) }) },
        Operation("merge of merges") { sources in
            let half = sources.count / 2
            let (first, second) = (Observable.merge(Array(sources[..<half])), Observable.merge(Array(sources[half...])))
            return Observable.merge(first, second).map { [$0] }
        },
    ]

    /// Whether a thread sends as fast as it can, or rests after each element.
    enum Pace: CaseIterable { case full, human }

    private static func value(_ number: Int, of thread: Int) -> Int { thread * 1000 + number }

    /// Sends from `count` threads at once. `sent` is called with each value when its send has returned.
    private func send(
        from count: Int, _ pace: Pace, into subjects: [PublishSubject<Int>], sent: @escaping (Int) -> Void
    ) {
        onThreads(count) { thread in
            for number in 0..<(pace == .full ? 300 : 30) {
                let value = Self.value(number, of: thread)
                subjects[thread].onNext(value)
                sent(value)
                if pace == .human { usleep(30) }
            }
        }
    }

    private func problems(_ operation: Operation, _ count: Int, _ pace: Pace) -> [String] {
        let subjects = (0..<count).map { _ in PublishSubject<Int>() }
        let arrivals = Arrivals()
        let late = Locked<[Int]>([])
        let subscription = arrivals.subscribe(to: operation.combine(subjects))
        send(from: count, pace, into: subjects) { value in
            if !arrivals.hasHere(value) { late.withLock { $0.append(value) } }
        }
        subscription.dispose()
        var problems = arrivals.faults
        if let first = late.value.first { problems.append("\(late.value.count) late, or on another thread: \(first)") }
        for thread in 0..<count {
            let own = arrivals.values.filter { $0 >= 0 && $0 / 1000 == thread }
            if own != own.sorted() { problems.append("not in the order of thread \(thread)") }
        }
        return problems
    }

    @Test(arguments: operations, Pace.allCases)
    func `it has, from two threads`(_ operation: Operation, _ pace: Pace) {
        #expect(problems(operation, 2, pace) == [])
    }

    @Test(arguments: operations, Pace.allCases)
    func `it has, from eight threads`(_ operation: Operation, _ pace: Pace) {
        #expect(problems(operation, 8, pace) == [])
    }

    @Test(arguments: operations, [2, 8])
    func `behind observe(on:) all arrives there, each thread's elements in their order`(
        _ operation: Operation, _ count: Int
    ) async {
        let subjects = (0..<count).map { _ in PublishSubject<Int>() }
        let received = Locked<[Int]>([])
        await withCheckedContinuation { continuation in
            let subscription = SingleAssignmentDisposable()
            let seen = Locked<Set<Int>>([])
            subscription.setDisposable(
                operation.combine(subjects).observe(on: Place.scheduler("office")).subscribe(
                    onNext: { values in
                        #expect(Place.current == "office")
                        let fresh = values.filter { value in value >= 0 && seen.withLock { $0.insert(value).inserted } }
                        let all = received.withLock { received in
                            received += fresh
                            return received.count
                        }
                        if all == count * 300 { subscription.dispose() }
                    }, onDisposed: { continuation.resume() }))
            send(from: count, .full, into: subjects) { _ in }
        }
        for thread in 0..<count {
            #expect(received.value.filter { $0 / 1000 == thread } == (0..<300).map { Self.value($0, of: thread) })
        }
    }
}
