import Marbles
import Streams
import Testing

/// Each operator in virtual time, for two subscribers who share one of everything.
@Suite("Operators of a shared sequence", .counted)
final class SharedSequenceTests {
    private let log = Log()
    /// The scheduler of the check that runs.
    private var scheduler = newScheduler()

    @Test func `map`() {
        check("-1-2-#", "-2-4-(x|)", ["x": 18]) { $0.map { self.noted($0) * 2 } }
        #expect(log.text == "1 2 9")
    }

    @Test func `filter`() {
        check("-1-2-3-#", "-1---3-(9|)") { $0.filter { self.noted($0) != 2 } }
        #expect(log.text == "1 2 3 9")
    }

    @Test func `compactMap`() {
        check("-1-2-3-|", "-1---3-|") { $0.compactMap { self.noted($0) == 2 ? nil : $0 } }
        #expect(log.text == "1 2 3")
    }

    @Test func `flatMap`() {
        check("-1----|", until: 5, "--a-b", ["a": 10, "b": 11], nodes: 4) { $0.flatMap(counting) }
    }

    @Test func `flatMapFirst`() {
        check("-1-2---|", until: 5, "--a-b", ["a": 10, "b": 11], nodes: 4) { $0.flatMapFirst(counting) }
    }

    @Test func `flatMapLatest`() {
        check("-1-2---|", until: 7, "--a-c-d", ["a": 10, "c": 20, "d": 21], nodes: 6) {
            $0.flatMapLatest(counting)
        }
    }

    @Test func `scan`() {
        check("-1-2-3-|", "-1-3-6-|") { $0.scan(0) { self.noted($0 + $1) } }
        #expect(log.text == "1 3 6")
    }

    @Test func `skip`() {
        check("-1-2-3-|", "-----3-|") { $0.skip(2) }
    }

    @Test func `distinctUntilChanged`() {
        check("-1-1-2-|", "-1---2-|") { $0.distinctUntilChanged() }
    }

    @Test func `distinctUntilChanged by a key`() {
        check("-1-3-2-|", "-1---2-|") { $0.distinctUntilChanged { $0 % 2 } }
    }

    @Test func `distinctUntilChanged by a comparison`() {
        check("-1-3-2-|", "-1---2-|") { $0.distinctUntilChanged { $0 % 2 == $1 % 2 } }
    }

    @Test func `distinctUntilChanged by a comparison of keys`() {
        check("-1-3-2-|", "-1---2-|") { $0.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }) }
    }

    @Test func `debounce`() {
        check("-12----3----|", "-----2----3-|") { $0.debounce(.seconds(3)) }
    }

    @Test func `throttle`() {
        check("-12----3----|", "-1--2--3----|") { $0.throttle(.seconds(3)) }
    }

    @Test func `throttle without the latest`() {
        check("-12----3----|", "-1-----3----|") { $0.throttle(.seconds(3), latest: false) }
    }

    @Test func `delay`() {
        check("-12--|", "----12--|") { $0.delay(.seconds(3)) }
    }

    @Test func `startWith`() {
        check("-1-|", "71-|") { $0.startWith(7) }
    }

    @Test func `withLatestFrom`() {
        check("-1--2--3-|", "----7--8-|", nodes: 3) { $0.withLatestFrom(hot("--7---8--|")) }
    }

    @Test func `withLatestFrom and what is made of both`() {
        check("-1--2--3-|", "----9--x-|", ["x": 11], nodes: 3) {
            $0.withLatestFrom(hot("--7---8--|")) { $0 + $1 }
        }
    }

    @Test func `merge of some`() {
        check("-1--2|", "-17-2-|", nodes: 3) { Shared.merge($0, hot("--7---|")) }
        check("-1--2|", "-17-2-|", nodes: 3) { Shared.merge([$0, hot("--7---|")]) }
        check("-1--2|", "-17-2-|", nodes: 3) { Shared.merge(AnyCollection([$0, hot("--7---|")])) }
    }

    @Test func `concat`() {
        check("-1-|", "-1--7-|", nodes: 3) { Shared.concat([$0, hot("--4-7-|")]) }
        check("-1-|", "-1--7-|", nodes: 3) { Shared.concat(AnySequence([$0, hot("--4-7-|")])) }
    }

    @Test func `merge, switchLatest and merge of so many of what it sends`() {
        let inner = { [self] (_: Int) in cold("-7-8|") }
        check("-1-2|", "--7-(87)-8|", nodes: 5) { $0.map(inner).merge() }
        check("-1-2|", "--7-7-8|", nodes: 5) { $0.map(inner).switchLatest() }
        check("-1-2|", "--7-8-7-8|", nodes: 5) { $0.map(inner).merge(maxConcurrent: 1) }
    }

    @Test func `do`() {
        check("-1-|", "-1-|") {
            $0.do(
                onNext: { self.log.note($0) }, afterNext: { self.log.note("after \($0)") },
                onCompleted: { self.log.note("|") },
                afterCompleted: { self.log.note("after |") }, onSubscribe: { self.log.note("^") },
                onSubscribed: { self.log.note("after ^") }, onDispose: { self.log.note("!") })
        }
        #expect(log.text == "^ after ^ 1 after 1 | after | !")
    }

    @Test func `deferred`() {
        check("-1-|", "-1-|") { source in
            .deferred {
                self.log.note("made")
                return source
            }
        }
        #expect(log.text == "made")
    }

    @Test func `interval and timer`() {
        check("-1-|", until: 7, "--0-1-2", nodes: 1) { _ in .interval(.seconds(2)) }
        check("-1-|", until: 7, "-0--1--", nodes: 1) { _ in .timer(.seconds(1), period: .seconds(3)) }
    }

    @Test func `what sends the same to everybody is not shared`() {
        check("|", "(1|)", nodes: 0) { _ in .just(1) }
        check("|", "(12|)", nodes: 0) { _ in .of(1, 2) }
        check("|", "(12|)", nodes: 0) { _ in .from([1, 2]) }
        check("|", "(12|)", nodes: 0) { _ in .from(1...2) }
        check("|", "(1|)", nodes: 0) { _ in .from(optional: 1) }
        check("|", "|", nodes: 0) { _ in .from(optional: nil) }
        check("|", "|", nodes: 0) { _ in .empty() }
        check("|", "-", nodes: 0) { _ in .never() }
    }

    // MARK: What they are tested with

    private static func newScheduler() -> TestScheduler {
        TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)
    }

    private func noted<Value>(_ value: Value) -> Value {
        log.note(value)
        return value
    }

    private func hot(_ diagram: String) -> Shared<Int> {
        scheduler.createHotObservable(diagram).asSharedSequence(onErrorJustReturn: 9)
    }

    private func cold(_ diagram: String) -> Shared<Int> {
        mock(scheduler) {
            scheduler.createColdObservable(diagram).asSharedSequence(onErrorJustReturn: 9)
        }
    }

    private func counting(_ number: Int) -> Shared<Int> {
        mock(scheduler) { Shared<Int>.timer(.seconds(1), period: .seconds(2)).map { number * 10 + $0 } }
    }

    /// Two subscribe to what `operate` makes. Both see `expected`, and each of `nodes` shared sequences has one source for both.
    private func check(
        _ source: String, until end: TestTime = 100, _ expected: String,
        _ values: [Character: Int] = [:],
        nodes: Int = 2, location: SourceLocation = #_sourceLocation,
        _ operate: (Shared<Int>) -> Shared<Int>
    ) {
        let digits = Dictionary(uniqueKeysWithValues: (0...9).map { (Character("\($0)"), $0) })
        scheduler = Self.newScheduler()
        let before = Once.subscriptions.value
        let result = mock(scheduler) { operate(hot(source)) }
        let recordings = [scheduler.record(result, until: end), scheduler.record(result, until: end)]
        scheduler.start()
        for recording in recordings {
            #expect(
                recording.events == marbles(expected, values: digits.merging(values) { $1 }),
                sourceLocation: location)
        }
        #expect(Once.subscriptions.value - before == nodes, sourceLocation: location)
    }
}

private typealias Shared<Element> = SharedSequence<Once, Element>

/// Shares as a driver does, and counts how often a source is subscribed to.
private enum Once: SharingStrategyProtocol {
    static let subscriptions = Locked(0)

    static var scheduler: SchedulerType { SharingScheduler.make() }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        Observable.deferred {
            subscriptions.withLock { $0 += 1 }
            return source
        }.share(replay: 1, scope: .whileConnected)
    }
}
