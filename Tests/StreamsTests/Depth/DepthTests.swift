import Streams
import Testing

/// What is long, or calls itself, takes no more stack, and no more subscriptions than it needs.
@Suite("Depth", .counted)
struct DepthTests {
    private static let many = 20_000

    /// A long row of sources, operators or calls. It ends so, and no more than so many subscriptions are open at a time.
    struct Long: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let result: String
        let open: Int32
        let make: @Sendable () -> Observable<Int>

        init(
            _ name: String, gives result: String, open: Int32 = .max, _ make: @escaping @Sendable () -> Observable<Int>
        ) {
            (testDescription, self.result, self.open, self.make) = (name, result, open, make)
        }
    }

    private static let all = "20000 elements, the last 19999, |"

    static let sources: [Long] = [
        Long("take of an endless source", gives: "20000 elements, the last 1, |") {
            .repeatElement(1).take(many)
        },
        Long("concat", gives: all, open: 8) { .concat((0..<many).map { Observable.just($0) }) },
        Long("concat of what takes turns, asked for one by one", gives: all, open: 8) {
            .concat((0..<many).lazy.map { Observable.of($0) })
        },
        Long("a row of concats is one list", gives: "1000 elements, the last 999, |", open: 8) {
            (1..<1000).reduce(Observable.just(0)) { row, number in row.concat(Observable.of(number)) }
        },
        Long("concatMap", gives: all, open: 8) {
            Observable.range(start: 0, count: many).concatMap { Observable.of($0) }
        },
        Long("concatMap of just, all of which wait for the first", gives: "20000 elements, the last 20000, |") {
            let first = PublishSubject<Int>()
            return Observable.range(start: 0, count: many + 1)
                .do(afterNext: { if $0 == many { first.onCompleted() } })
                .concatMap { $0 == 0 ? first : Observable.just($0) }
        },
        Long("flatMap, all open at once", gives: all) {
            Observable.range(start: 0, count: many).flatMap { Observable.of($0) }
        },
        Long("merge", gives: all) { .merge((0..<many).map { Observable.just($0) }) },
        Long("a replay subject whose subscriber sends to it", gives: "20000 elements, the last 19999, no end") {
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            subject.onNext(0)
            return subject.do(onNext: { if $0 < many - 1 { subject.onNext($0 + 1) } })
        },
        Long("retry", gives: "1 elements, the last 20000, |", open: 8) { failing(many).retry() },
        Long("retry of enough attempts", gives: "1 elements, the last 20000, |", open: 8) {
            failing(many).retry(many + 1)
        },
        Long("retry of one too few", gives: "0 elements, the last 0, #lost", open: 8) { failing(many).retry(many) },
        Long("retry(when:)", gives: "1 elements, the last 20000, |", open: 8) { failing(many).retry(when: { $0 }) },
        Long("catch(sequence:)", gives: "0 elements, the last 0, #lost", open: 8) {
            .catch(sequence: (0..<many).lazy.map { _ in Observable<Int>.error(Failure.lost) })
        },
    ]

    static let recursions: [Long] = [
        Long("concat", gives: all, open: 8) {
            func numbers(from start: Int) -> Observable<Int> {
                Observable.just(start).concat(Observable.deferred { numbers(from: start + 1) })
            }
            return numbers(from: 0).take(many)
        },
        Long("catch", gives: "1 elements, the last 7, |", open: 500) {
            func attempt(_ number: Int) -> Observable<Int> {
                number == 0 ? .just(7) : Observable.error(Failure.lost).catch { _ in attempt(number - 1) }
            }
            return attempt(many)
        },
        Long("flatMap", gives: "1 elements, the last 7, |", open: 8) {
            func count(_ number: Int) -> Observable<Int> { number == 0 ? .just(7) : .of(number - 1).flatMap(count) }
            return count(many)
        },
        Long("flatMap of just", gives: "1 elements, the last 7, |") {
            func count(_ number: Int) -> Observable<Int> { number == 0 ? .just(7) : .just(number - 1).flatMap(count) }
            return count(many)
        },
        // An element of the innermost passes through all of them: that is as deep as they are.
        Long("flatMapLatest", gives: "1 elements, the last 7, |") {
            func count(_ number: Int) -> Observable<Int> {
                number == 0 ? .just(7) : .of(number - 1).flatMapLatest(count)
            }
            return count(200)
        },
        Long("flatMapFirst", gives: "1 elements, the last 7, |") {
            func count(_ number: Int) -> Observable<Int> {
                number == 0 ? .just(7) : .of(number - 1).flatMapFirst(count)
            }
            return count(200)
        },
        Long("concatMap", gives: "1 elements, the last 7, |") {
            func count(_ number: Int) -> Observable<Int> { number == 0 ? .just(7) : .of(number - 1).concatMap(count) }
            return count(200)
        },
    ]

    private static func chain(
        _ name: String, gives elements: Int = 1, _ operate: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) -> Long {
        Long("a hundred of \(name)", gives: "\(elements) elements, the last 7, |") {
            (0..<100).reduce(Observable.just(7)) { chain, _ in operate(chain) }
        }
    }

    static let chains: [Long] = [
        chain("map") { $0.map { $0 } },
        chain("filter") { $0.filter { _ in true } },
        chain("scan") { $0.scan(0) { $1 } },
        chain("do") { $0.do(onNext: { _ in }) },
        chain("startWith", gives: 101) { $0.startWith(1) },
        chain("catchAndReturn") { $0.catchAndReturn(1) },
        chain("observe(on:)") { $0.observe(on: CurrentThreadScheduler.instance) },
    ]

    @Test(arguments: sources + recursions + chains) func `a long one takes no more stack and no more subscriptions`(
        _ long: Long
    ) async {
        let found = Locked("")
        let most = Locked<Int32>(0)
        let before = Resources.total
        await onSmallStack {
            // A replay subject that its subscriber sends to warns each time.
            let text = Hooks.listen(toMisuses: { _ in }) {
                Hooks.listen(toSubscriptions: { _ in most.withLock { $0 = max($0, Resources.total - before) } }) {
                    long.make().summary()
                }
            }
            found.withLock { $0 = text }
        }
        #expect(found.value == long.result)
        if Counted.isAlone { #expect(most.value <= long.open) }
    }

    @Test func `a subscription to a long chain misses nothing that is sent at once`() {
        let subject = PublishSubject<Int>()
        let chain = (0..<150).reduce(subject.asObservable()) { chain, _ in chain.flatMapLatest { Observable.just($0) } }
        let log = Log()
        let bag = DisposeBag()
        Observable.of(1).subscribe(onNext: { element in
            chain.note(in: log).disposed(by: bag)
            subject.onNext(element)
        }).disposed(by: bag)
        #expect(log.text == "1")
    }

    @Test func `what waits for a scheduler waits in a line`() {
        let steps = Steps()
        for observed in [
            Observable.range(start: 0, count: 20_000).observe(on: steps),
            Observable.range(start: 0, count: 20_000).delay(.seconds(3), scheduler: steps),
        ] {
            var last = 0
            let subscription = observed.subscribe(onNext: { last = $0 })
            steps.advanceTo(steps.clock + 10)
            #expect(last == 19_999)
            subscription.dispose()
        }
    }

    @Test func `a subject of many subscribers, and a late one of many elements`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        let bag = DisposeBag()
        var count = 0
        for _ in 0..<1000 { subject.subscribe(onNext: { _ in count += 1 }).disposed(by: bag) }
        for element in 0..<100 { subject.onNext(element) }
        #expect(count == 100_000)
        var late: [Int] = []
        subject.subscribe(onNext: { late.append($0) }).disposed(by: bag)
        #expect(late == Array(0..<100))
    }

    /// Fails so many times, and then tells how often it did.
    private static func failing(_ times: Int) -> Observable<Int> {
        var failures = 0
        return .deferred {
            if failures == times { return .just(failures) }
            failures += 1
            return .error(Failure.lost)
        }
    }
}
