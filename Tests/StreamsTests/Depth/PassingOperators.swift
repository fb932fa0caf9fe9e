import Streams
import Testing

/// Every operator that lets elements through, so that it does.
///
/// What it has to do with time happens on `steps`.
struct PassingOperator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (_ source: Observable<Int>, _ steps: Steps) -> Observable<Int>

    private init(
        _ name: String, _ apply: @escaping @Sendable (_ source: Observable<Int>, _ steps: Steps) -> Observable<Int>
    ) {
        (testDescription, self.apply) = (name, apply)
    }

    static let all = plain + changing + timed + shared

    /// Each event passes as it is, and at once.
    static let plain: [PassingOperator] = [
        Self("map") { source, _ in source.map { $0 } },
        Self("filter") { source, _ in source.filter { _ in true } },
        Self("compactMap") { source, _ in source.compactMap { $0 } },
        Self("scan") { source, _ in source.scan(0) { $1 } },
        Self("enumerated") { source, _ in source.enumerated().map { $0.element } },
        Self("do") { source, _ in source.do(onNext: { _ in }) },
        Self("take") { source, _ in source.take(100) },
        Self("take(while:)") { source, _ in source.take(while: { _ in true }) },
        Self("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
        Self("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
        Self("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
        Self("ifEmpty") { source, _ in source.ifEmpty(switchTo: .empty()) },
        Self("materialize") { source, _ in source.materialize().dematerialize() },
        Self("withUnretained") { source, steps in source.withUnretained(steps) { $1 } },
        Self("using") { source, _ in .using({ SerialDisposable() }, observableFactory: { _ in source }) },
        Self("deferred") { source, _ in .deferred { source } },
        Self("concat") { source, _ in .concat(.empty(), source) },
        Self("combineLatest") { source, _ in .combineLatest(Observable.just(0), source) { $1 } },
        Self("zip") { source, _ in .zip(source, Observable.range(start: 0, count: 100)) { first, _ in first } },
        Self("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just(0)) { first, _ in first } },
        Self("amb") { source, _ in source.amb(Observable.never()) },
        Self("flatMap") { source, _ in source.flatMap { Observable.just($0) } },
        Self("flatMapLatest") { source, _ in source.flatMapLatest { Observable.just($0) } },
        Self("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } },
        Self("concatMap") { source, _ in source.concatMap { Observable.just($0) } },
        Self("switchLatest") { source, _ in Observable.just(source).switchLatest() },
        Self("merge of inner ones") { source, _ in Observable.just(source).merge() },
        Self("merge(maxConcurrent:)") { source, _ in Observable.just(source).merge(maxConcurrent: 2) },
        Self("groupBy") { source, _ in source.groupBy { $0 % 2 }.merge() },
        Self("catch(sequence:)") { source, _ in .catch(sequence: [source]) },
        Self("multicast") { source, _ in source.multicast({ PublishSubject<Int>() }, selector: { $0 }) },
    ]

    /// An event more, or less.
    private static let changing: [PassingOperator] = [
        Self("skip") { source, _ in source.skip(1) },
        Self("skip(until:)") { source, _ in source.skip(until: Observable.just(0)) },
        Self("startWith") { source, _ in source.startWith(0) },
        Self("merge") { source, _ in .merge(source, .never()) },
        Self("catch") { source, _ in source.catch { _ in .never() } },
        Self("retry") { source, _ in source.retry() },
        Self("retry(3)") { source, _ in source.retry(3) },
    ]

    private static let timed: [PassingOperator] = [
        Self("observe(on:)") { $0.observe(on: $1) },
        Self("subscribe(on:)") { $0.subscribe(on: $1) },
        Self("delay") { $0.delay(.seconds(3), scheduler: $1) },
        Self("delaySubscription") { $0.delaySubscription(.seconds(3), scheduler: $1) },
        Self("timeout") { $0.timeout(.seconds(1000), scheduler: $1) },
        Self("debounce") { $0.debounce(.seconds(3), scheduler: $1) },
        Self("throttle") { $0.throttle(.seconds(3), scheduler: $1) },
        Self("take(for:)") { $0.take(for: .seconds(10_000), scheduler: $1) },
        Self("buffer") { $0.buffer(timeSpan: .seconds(1000), count: 1, scheduler: $1).map { $0[0] } },
        Self("window") { $0.window(timeSpan: .seconds(1000), count: 2, scheduler: $1).merge() },
        Self("sample") { $0.sample(Observable<Int>.interval(.seconds(5), scheduler: $1)) },
    ]

    private static let shared: [PassingOperator] = [
        Self("share") { source, _ in source.share() },
        Self("share(replay: 1)") { source, _ in source.share(replay: 1) },
        Self("share(replay: 1, scope: .forever)") { source, _ in source.share(replay: 1, scope: .forever) },
        Self("publish().refCount()") { source, _ in source.publish().refCount() },
    ]
}
