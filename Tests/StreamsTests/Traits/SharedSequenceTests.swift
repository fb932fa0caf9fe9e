import Marbles
import Streams
import Testing

/// An operator in virtual time, for two subscribers who share one of everything.
struct SharedOperator: Sendable, CustomTestStringConvertible {
    typealias Shared<Element> = SharedSequence<Once, Element>

    /// What operators are tested with.
    final class Bench {
        let log = Log()
        let scheduler = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)

        func noted<Value>(_ value: Value) -> Value {
            log.note(value)
            return value
        }

        func note(_ text: String) -> () -> Void { { [log] in log.note(text) } }

        func hot(_ diagram: String) -> Shared<Int> {
            scheduler.createHotObservable(diagram).asSharedSequence(onErrorJustReturn: 9)
        }

        func cold(_ diagram: String) -> Shared<Int> {
            mock(scheduler) { scheduler.createColdObservable(diagram).asSharedSequence(onErrorJustReturn: 9) }
        }

        func counting(_ number: Int) -> Shared<Int> {
            mock(scheduler) { Shared<Int>.timer(.seconds(1), period: .seconds(2)).map { number * 10 + $0 } }
        }
    }

    let testDescription: String
    private let source: String
    private let result: String
    private let values: [Character: Int]
    private let end: TestTime
    private let nodes: Int
    private let noted: String
    private let operate: @Sendable (Shared<Int>, Bench) -> Shared<Int>

    /// - Parameters:
    ///   - nodes: How many shared sequences there are. Each has one source for both subscribers.
    ///   - noted: What is in the log.
    init(
        _ name: String, _ source: String = "-1-|", gives result: String, _ values: [Character: Int] = [:],
        until end: TestTime = 100, nodes: Int = 2, noted: String = "",
        _ operate: @escaping @Sendable (Shared<Int>, Bench) -> Shared<Int>
    ) {
        (testDescription, self.source, self.result, self.end) = (name, source, result, end)
        self.values = Dictionary(uniqueKeysWithValues: (0...9).map { (Character("\($0)"), $0) }).merging(values) { $1 }
        (self.nodes, self.noted, self.operate) = (nodes, noted, operate)
    }

    func check() {
        let bench = Bench()
        let before = Once.subscriptions.value
        let sequence = mock(bench.scheduler) { operate(bench.hot(source), bench) }
        let recordings = (1...2).map { _ in bench.scheduler.record(sequence, until: end) }
        bench.scheduler.start()
        for recording in recordings { #expect(recording.events == marbles(result, values: values)) }
        #expect(Once.subscriptions.value - before == nodes)
        #expect(bench.log.text == noted)
    }
}

extension SharedOperator {
    static let all = passing + timed + combining + nesting + sources

    private static let passing: [SharedOperator] = [
        Self("map", "-1-2-#", gives: "-2-4-(x|)", ["x": 18], noted: "1 2 9") { source, bench in
            source.map { bench.noted($0) * 2 }
        },
        Self("filter", "-1-2-3-#", gives: "-1---3-(9|)", noted: "1 2 3 9") { source, bench in
            source.filter { bench.noted($0) != 2 }
        },
        Self("compactMap", "-1-2-3-|", gives: "-1---3-|", noted: "1 2 3") { source, bench in
            source.compactMap { bench.noted($0) == 2 ? nil : $0 }
        },
        Self("scan", "-1-2-3-|", gives: "-1-3-6-|", noted: "1 3 6") { source, bench in
            source.scan(0) { bench.noted($0 + $1) }
        },
        Self("skip", "-1-2-3-|", gives: "-----3-|") { source, _ in source.skip(2) },
        Self("startWith", gives: "71-|") { source, _ in source.startWith(7) },
        Self("distinctUntilChanged", "-1-1-2-|", gives: "-1---2-|") { source, _ in source.distinctUntilChanged() },
        Self("distinctUntilChanged, key", "-1-3-2-|", gives: "-1---2-|") { source, _ in
            source.distinctUntilChanged { $0 % 2 }
        },
        Self("distinctUntilChanged, comparer", "-1-3-2-|", gives: "-1---2-|") { source, _ in
            source.distinctUntilChanged { $0 % 2 == $1 % 2 }
        },
        Self("distinctUntilChanged, key and comparer", "-1-3-2-|", gives: "-1---2-|") { source, _ in
            source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
        },
        Self("do", gives: "-1-|", noted: "^ after ^ 1 after 1 | after | !") { source, bench in
            source.do(
                onNext: { bench.log.note($0) }, afterNext: { bench.log.note("after \($0)") },
                onCompleted: bench.note("|"), afterCompleted: bench.note("after |"), onSubscribe: bench.note("^"),
                onSubscribed: bench.note("after ^"), onDispose: bench.note("!"))
        },
    ]

    private static let timed: [SharedOperator] = [
        Self("debounce", "-12----3----|", gives: "-----2----3-|") { source, _ in source.debounce(.seconds(3)) },
        Self("throttle", "-12----3----|", gives: "-1--2--3----|") { source, _ in source.throttle(.seconds(3)) },
        Self("throttle without the latest", "-12----3----|", gives: "-1-----3----|") { source, _ in
            source.throttle(.seconds(3), latest: false)
        },
        Self("delay", "-12--|", gives: "----12--|") { source, _ in source.delay(.seconds(3)) },
    ]

    private static let combining: [SharedOperator] = [
        Self("withLatestFrom", "-1--2--3-|", gives: "----7--8-|", nodes: 3) { source, bench in
            source.withLatestFrom(bench.hot("--7---8--|"))
        },
        Self("withLatestFrom, of both", "-1--2--3-|", gives: "----9--x-|", ["x": 11], nodes: 3) { source, bench in
            source.withLatestFrom(bench.hot("--7---8--|")) { $0 + $1 }
        },
        Self("merge", "-1--2|", gives: "-17-2-|", nodes: 3) { source, bench in .merge(source, bench.hot("--7---|")) },
        Self("merge of an array", "-1--2|", gives: "-17-2-|", nodes: 3) { source, bench in
            .merge([source, bench.hot("--7---|")])
        },
        Self("merge of a collection", "-1--2|", gives: "-17-2-|", nodes: 3) { source, bench in
            .merge(AnyCollection([source, bench.hot("--7---|")]))
        },
        Self("concat", gives: "-1--7-|", nodes: 3) { source, bench in .concat([source, bench.hot("--4-7-|")]) },
        Self("concat of a sequence", gives: "-1--7-|", nodes: 3) { source, bench in
            .concat(AnySequence([source, bench.hot("--4-7-|")]))
        },
    ]

    private static let nesting: [SharedOperator] = [
        Self("flatMap", "-1----|", gives: "--a-b", ["a": 10, "b": 11], until: 5, nodes: 4) { source, bench in
            source.flatMap(bench.counting)
        },
        Self("flatMapFirst", "-1-2---|", gives: "--a-b", ["a": 10, "b": 11], until: 5, nodes: 4) { source, bench in
            source.flatMapFirst(bench.counting)
        },
        Self("flatMapLatest", "-1-2---|", gives: "--a-c-d", ["a": 10, "c": 20, "d": 21], until: 7, nodes: 6) {
            source, bench in source.flatMapLatest(bench.counting)
        },
        Self("merge of what it sends", "-1-2|", gives: "--7-(87)-8|", nodes: 5) { source, bench in
            source.map { _ in bench.cold("-7-8|") }.merge()
        },
        Self("switchLatest", "-1-2|", gives: "--7-7-8|", nodes: 5) { source, bench in
            source.map { _ in bench.cold("-7-8|") }.switchLatest()
        },
        Self("merge(maxConcurrent:)", "-1-2|", gives: "--7-8-7-8|", nodes: 5) { source, bench in
            source.map { _ in bench.cold("-7-8|") }.merge(maxConcurrent: 1)
        },
    ]

    /// What sends the same to everybody is not shared: it is no node.
    private static let sources: [SharedOperator] = [
        Self("deferred", gives: "-1-|", noted: "made") { source, bench in
            .deferred {
                bench.log.note("made")
                return source
            }
        },
        Self("interval", gives: "--0-1-2", until: 7, nodes: 1) { _, _ in .interval(.seconds(2)) },
        Self("timer", gives: "-0--1--", until: 7, nodes: 1) { _, _ in .timer(.seconds(1), period: .seconds(3)) },
        Self("just", gives: "(1|)", nodes: 0) { _, _ in .just(1) },
        Self("of", gives: "(12|)", nodes: 0) { _, _ in .of(1, 2) },
        Self("from an array", gives: "(12|)", nodes: 0) { _, _ in .from([1, 2]) },
        Self("from a sequence", gives: "(12|)", nodes: 0) { _, _ in .from(1...2) },
        Self("from an optional", gives: "(1|)", nodes: 0) { _, _ in .from(optional: 1) },
        Self("from nil", gives: "|", nodes: 0) { _, _ in .from(optional: nil) },
        Self("empty", gives: "|", nodes: 0) { _, _ in .empty() },
        Self("never", gives: "-", nodes: 0) { _, _ in .never() },
    ]
}

@Suite("Operators of a shared sequence", .counted)
struct SharedSequenceTests {
    @Test(arguments: SharedOperator.all) func `two subscribers see the same, of one source`(
        _ operation: SharedOperator
    ) {
        operation.check()
    }
}

/// Shares as a driver does, and counts how often a source is subscribed to.
enum Once: SharingStrategyProtocol {
    static let subscriptions = Locked(0)

    static var scheduler: SchedulerType { SharingScheduler.make() }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        Observable.deferred {
            subscriptions.withLock { $0 += 1 }
            return source
        }.share(replay: 1, scope: .whileConnected)
    }
}
