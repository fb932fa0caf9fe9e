import Marbles
import Streams
import Testing

@Suite("Subscriptions", .counted)
struct SubscriptionLaws {
    /// Operators and sources with a memory, and what comes of 1, 1, 2.
    static let remembering: [Row<Operate>] =
        DistinctUntilChangedTests.forms + [
            Row("scan", gives: "1 2 4 | .") { $0.scan(0, accumulator: +) },
            Row("scan(into:)", gives: "1 2 4 | .") { $0.scan(into: 0, accumulator: +=) },
            Row("reduce", gives: "4 | .") { $0.reduce(0, accumulator: +) },
            Row("toArray", gives: "3 | .") { $0.toArray().map(\.count).asObservable() },
            Row("enumerated", gives: "1 11 22 | .") { $0.enumerated().map { $0.index * 10 + $0.element } },
            Row("take", gives: "1 1 | .") { $0.take(2) },
            Row("takeLast", gives: "1 2 | .") { $0.takeLast(2) },
            Row("take(while:)", gives: "1 1 | .") { $0.take(while: { $0 < 2 }) },
            Row("skip", gives: "1 2 | .") { $0.skip(1) },
            Row("skip(while:)", gives: "2 | .") { $0.skip(while: { $0 < 2 }) },
            Row("element(at:)", gives: "2 | .") { $0.element(at: 2) },
            Row("first", gives: "1 | .") { $0.first().map { $0 ?? 0 }.asObservable() },
            Row("single", gives: "2 | .") { $0.single { $0 == 2 } },
            Row("asSingle", gives: "1 | .") { $0.take(1).asSingle().asObservable() },
            Row("asMaybe", gives: "1 | .") { $0.take(1).asMaybe().asObservable() },
            Row("startWith", gives: "0 1 1 2 | .") { $0.startWith(0) },
            Row("throttle", gives: "1 | .") {
                $0.throttle(.seconds(4), latest: false, scheduler: TestScheduler.marbles)
            },
            Row("buffer", gives: "2 1 | .") {
                $0.buffer(timeSpan: .never, count: 2, scheduler: TestScheduler.marbles).map(\.count)
            },
            Row("window", gives: "0 0 | .") {
                $0.window(timeSpan: .never, count: 2, scheduler: TestScheduler.marbles).map { _ in 0 }
            },
            Row("groupBy", gives: "1 2 | .") { $0.groupBy { $0 }.map(\.key) },
            Row("combineLatest", gives: "11 11 12 | .") { .combineLatest(Observable.just(10), $0, resultSelector: +) },
            Row("zip", gives: "2 2 4 | .") { .zip($0, $0, resultSelector: +) },
            Row("withLatestFrom", gives: "0 0 0 | .") { $0.withLatestFrom(Observable.just(0)) },
            Row("merge(maxConcurrent:)", gives: "1 1 2 | .") { $0.map { Observable.just($0) }.merge(maxConcurrent: 1) },
            Row("flatMapFirst", gives: "1 1 2 | .") { $0.flatMapFirst { Observable.just($0) } },
            Row("retry", gives: "1 1 1 1 #lost .") {
                $0.map { if $0 == 2 { throw Failure.lost } else { $0 } }.retry(2)
            },
            Row("catch(sequence:)", gives: "1 1 2 | .") { .catch(sequence: [.error(Failure.lost), $0]) },
            Row("concat of a sequence", gives: "1 1 2 | .") { .concat(AnySequence([$0])) },
            Row("publish, refCount", gives: "1 1 2 | .") { $0.publish().refCount() },
            Row("from a sequence", gives: "0 2 4 | .") { _ in .from(stride(from: 0, to: 6, by: 2)) },
            Row("generate", gives: "1 2 | .") { _ in
                .generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })
            },
        ]

    @Test(arguments: remembering) func `each subscription begins anew`(_ row: Row<Operate>) {
        let observable = row.make(.of(1, 1, 2))
        #expect(observable.atOnce == row.result)
        #expect(observable.atOnce == row.result)
    }
}
