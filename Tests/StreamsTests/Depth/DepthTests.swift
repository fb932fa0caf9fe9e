import Streams
import Testing

/// What is long, or calls itself, takes no more stack, and no more subscriptions than it needs.
@Suite("Depth", .counted)
struct DepthTests {
    private static let many = 100_000

    @Test func `an endless source stops under a take of a million`() async {
        await expect("1000000 elements, the last 1, |") { .repeatElement(1).take(1_000_000) }
    }

    @Test func `a concat of many`() async {
        await expect("100000 elements, the last 99999, |", open: 8) {
            .concat((0..<Self.many).map { Observable.just($0) })
        }
    }

    @Test func `a concat of many that take turns, asked for one by one`() async {
        await expect("100000 elements, the last 99999, |", open: 8) {
            .concat((0..<Self.many).lazy.map { Observable.of($0) })
        }
    }

    @Test func `a row of concats is one list`() async {
        await expect("1000 elements, the last 999, |", open: 8) {
            (1..<1000).reduce(Observable.just(0)) { row, number in row.concat(Observable.of(number)) }
        }
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

    @Test func `a replay subject whose subscriber sends to it`() async {
        await expect("100000 elements, the last 99999, no end") {
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            subject.onNext(0)
            return subject.do(onNext: { if $0 < Self.many - 1 { subject.onNext($0 + 1) } })
        }
    }

    @Test func `a concat that ends in itself`() async {
        func numbers(from start: Int) -> Observable<Int> {
            Observable.just(start).concat(Observable.deferred { numbers(from: start + 1) })
        }
        await expect("100000 elements, the last 99999, |") { numbers(from: 0).take(Self.many) }
    }

    @Test func `a concatMap of many`() async {
        await expect("100000 elements, the last 99999, |", open: 8) {
            Observable.range(start: 0, count: Self.many).concatMap { Observable.of($0) }
        }
    }

    @Test func `a retry of many attempts`() async {
        await expect("1 elements, the last 100000, |") { failing(Self.many).retry() }
        await expect("1 elements, the last 100000, |") { failing(Self.many).retry(Self.many + 1) }
        await expect("0 elements, the last 0, #lost") { failing(Self.many).retry(Self.many) }
    }

    @Test func `a catch that falls back on itself`() async {
        func attempt(_ number: Int) -> Observable<Int> {
            number == 0 ? .just(7) : Observable.error(Failure.lost).catch { _ in attempt(number - 1) }
        }
        await expect("1 elements, the last 7, |") { attempt(Self.many) }
    }

    @Test func `a catch of many in sequence`() async {
        await expect("0 elements, the last 0, #lost") {
            .catch(sequence: (0..<Self.many).lazy.map { _ in Observable<Int>.error(Failure.lost) })
        }
    }

    @Test func `recursion through flatMap`() async {
        func count(_ number: Int) -> Observable<Int> { number == 0 ? .just(7) : .of(number - 1).flatMap(count) }
        func countAtOnce(_ number: Int) -> Observable<Int> {
            number == 0 ? .just(7) : .just(number - 1).flatMap(countAtOnce)
        }
        await expect("1 elements, the last 7, |", open: 8) { count(Self.many) }
        await expect("1 elements, the last 7, |") { countAtOnce(Self.many) }
    }

    /// An element of the innermost passes through all of them: that is as deep as they are.
    @Test(arguments: ["flatMapLatest", "flatMapFirst", "concatMap"])
    func `recursion through the other flatMaps, each in the one before`(_ name: String) async {
        func count(_ number: Int) -> Observable<Int> {
            if number == 0 { return .just(7) }
            let next = Observable.of(number - 1)
            switch name {
            case "flatMapLatest": return next.flatMapLatest(count)
            case "flatMapFirst": return next.flatMapFirst(count)
            default: return next.concatMap(count)
            }
        }
        await expect("1 elements, the last 7, |") { count(200) }
    }

    @Test func `a flatMap of many, all open at once`() async {
        await expect("100000 elements, the last 99999, |") {
            Observable.range(start: 0, count: Self.many).flatMap { Observable.of($0) }
        }
    }

    @Test func `a merge of many`() async {
        await expect("100000 elements, the last 99999, |") {
            .merge((0..<Self.many).map { Observable.just($0) })
        }
    }

    @Test(arguments: ["map", "filter", "scan", "do", "startWith", "catchAndReturn", "observe(on:)"])
    func `a chain of a hundred operators`(_ name: String) async {
        await expect("\(name == "startWith" ? 101 : 1) elements, the last 7, |") {
            (0..<100).reduce(Observable.just(7)) { chain, _ in
                switch name {
                case "map": chain.map { $0 }
                case "filter": chain.filter { _ in true }
                case "scan": chain.scan(0) { $1 }
                case "do": chain.do(onNext: { _ in })
                case "startWith": chain.startWith(1)
                case "catchAndReturn": chain.catchAndReturn(1)
                default: chain.observe(on: CurrentThreadScheduler.instance)
                }
            }
        }
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
        #expect(count == Self.many)
        var late: [Int] = []
        subject.subscribe(onNext: { late.append($0) }).disposed(by: bag)
        #expect(late == Array(0..<100))
    }

    /// - Parameter open: How many subscriptions there may be at a time.
    private func expect(_ summary: String, open: Int32 = .max, _ make: @escaping () -> Observable<Int>) async {
        let found = Locked("")
        let most = Locked<Int32>(0)
        let before = Resources.total
        await onSmallStack {
            // A replay subject that its subscriber sends to warns each time.
            let text = Hooks.listen(toMisuses: { _ in }) {
                make().summary { now in most.withLock { $0 = max($0, now - before) } }
            }
            found.withLock { $0 = text }
        }
        #expect(found.value == summary)
        if Counted.isAlone { #expect(most.value <= open) }
    }

    /// Fails so many times, and then tells how often it did.
    private func failing(_ times: Int) -> Observable<Int> {
        var failures = 0
        return .deferred {
            if failures == times { return .just(failures) }
            failures += 1
            return .error(Failure.lost)
        }
    }
}
