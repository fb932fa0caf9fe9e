import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of the operators on drivers and signals: with a driver, where it makes no difference.
    @Entries static var sharedOperators: [Documented] {
        sharedCreating
        sharedTransforming
        sharedFiltering
        sharedCombining
        sharedUtility
    }

    @Entries private static var sharedCreating: [Documented] {
        shared("Creating", "just(1)") { _ in .just(1) }
        shared("Creating", "of(1, 2, 3)") { _ in .of(1, 2, 3) }
        shared("Creating", "from([1, 2, 3])") { _ in .from([1, 2, 3]) }
        shared("Creating", "from(1...3)") { _ in .from(1...3) }
        shared("Creating", "from(optional: 1)") { _ in .from(optional: 1) }
        shared("Creating", "from(optional: nil)") { _ in Driver<Int>.from(optional: nil) }
        shared("Creating", "empty()") { _ in Driver<Int>.empty() }
        shared("Creating", "never()") { _ in Driver<Int>.never() }
        shared("Creating", "deferred { source }") { run in .deferred { run.driver() } }
        shared("Creating", "interval(.seconds(2))") { _ in Driver<Int>.interval(.seconds(2)) }
        shared("Creating", "timer(.seconds(3), period: .seconds(2))") { _ in
            Driver<Int>.timer(.seconds(3), period: .seconds(2))
        }
    }

    @Entries private static var sharedTransforming: [Documented] {
        shared("Transforming", "map { $0 * 2 }") { $0.driver().map { $0 * 2 } }
        shared("Transforming", "compactMap { $0 < 3 ? nil : $0 * 2 }") {
            $0.driver().compactMap { $0 < 3 ? nil : $0 * 2 }
        }
        shared("Transforming", "flatMap") { run in run.driver().flatMap { run.innerDriver($0) } }
        shared("Transforming", "flatMapFirst") { run in run.driver().flatMapFirst { run.innerDriver($0) } }
        shared("Transforming", "flatMapLatest") { run in run.driver().flatMapLatest { run.innerDriver($0) } }
        shared("Transforming", "scan(0) { $0 + $1 }") { $0.driver().scan(0) { $0 + $1 } }
    }

    @Entries private static var sharedFiltering: [Documented] {
        shared("Filtering", "filter { $0 % 2 == 0 }") { $0.driver().filter { $0 % 2 == 0 } }
        shared("Filtering", "skip(2)") { $0.driver().skip(2) }
        shared("Filtering", "distinctUntilChanged { $0 % 2 }") { $0.driver().distinctUntilChanged { $0 % 2 } }
        shared("Filtering", "distinctUntilChanged { abs($0 - $1) < 2 }") {
            $0.driver().distinctUntilChanged { abs($0 - $1) < 2 }
        }
        shared("Filtering", "distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })") {
            $0.driver().distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })
        }
        shared("Filtering", "distinctUntilChanged()") { $0.driver().distinctUntilChanged() }
        shared("Filtering", "debounce(.seconds(3))") { $0.driver().debounce(.seconds(3)) }
        shared("Filtering", "throttle(.seconds(5))") { $0.driver().throttle(.seconds(5)) }
    }

    @Entries private static var sharedCombining: [Documented] {
        shared("Combining", "startWith(1)") { $0.driver().startWith(1) }
        shared("Combining", "withLatestFrom(other)") { $0.driver().withLatestFrom($0.driver("other")) }
        shared("Combining", "withLatestFrom(other) { $0 + $1 }") {
            $0.driver().withLatestFrom($0.driver("other")) { $0 + $1 }
        }
        shared("Combining", "merge([source, other])") { .merge([$0.driver(), $0.driver("other")]) }
        shared("Combining", "switchLatest()") { run in run.driver().map { run.innerDriver($0) }.switchLatest() }
        shared("Combining", "merge()") { run in run.driver().map { run.innerDriver($0) }.merge() }
        shared("Combining", "merge(maxConcurrent: 2)") { run in
            run.driver().map { run.innerDriver($0) }.merge(maxConcurrent: 2)
        }
        shared("Combining", "concat([source, other])") { .concat([$0.driver(), $0.driver("other")]) }
        shared("Combining", "combineLatest([source, other]) { $0[0] + $0[1] }") {
            Driver.combineLatest([$0.driver(), $0.driver("other")]) { $0[0] + $0[1] }
        }
        shared("Combining", "zip([source, other]) { $0[0] + $0[1] }") {
            Driver.zip([$0.driver(), $0.driver("other")]) { $0[0] + $0[1] }
        }
    }

    @Entries private static var sharedUtility: [Documented] {
        shared("Utility", "do(onNext: log)") { run in run.driver().do(onNext: { run.note("log", $0) }) }
        Documented.notRun("Traits/SharedSequence/SharedSequence+Utility.swift", "debug()", because: "it prints")
        shared("Utility", "delay(.seconds(2))") { $0.driver().delay(.seconds(2)) }
        Documented("Traits/SharedSequence/SharedSequence+Utility.swift", "withUnretained(cat) { $1 }") { run in
            run.signalWithCat { $0.withUnretained($1).map { $1 } }
        }
        Documented("Traits/SharedSequence/SharedSequence+Utility.swift", "withUnretained(cat) { $1 * 10 }") { run in
            run.signalWithCat { $0.withUnretained($1) { $1 * 10 } }
        }
    }

    private static func shared<Element>(
        _ category: String, _ row: String, location: SourceLocation = #_sourceLocation,
        _ make: @escaping (DiagramRun) -> Driver<Element>
    ) -> Documented {
        Documented("Traits/SharedSequence/SharedSequence+\(category).swift", row, location: location) { run in
            mock(run.scheduler) { make(run) }
        }
    }
}

extension DiagramRun {
    fileprivate func driver(_ label: String = "source") -> Driver<Int> {
        mock(scheduler) { source(label).asDriver(onErrorJustReturn: 0) }
    }

    fileprivate func innerDriver(_ element: Int) -> Driver<String> {
        mock(scheduler) { inner(element, as: String.self).asDriver(onErrorJustReturn: "") }
    }

    /// A signal and an object that is released at tick 7.
    fileprivate func signalWithCat(_ make: (Signal<Int>, Log) -> Signal<Int>) -> Signal<Int> {
        var cat = Log() as Log?
        scheduler.scheduleAt(7) { cat = nil }
        return mock(scheduler) { make(source().asSignal(onErrorJustReturn: 0), cat ?? Log()) }
    }
}
