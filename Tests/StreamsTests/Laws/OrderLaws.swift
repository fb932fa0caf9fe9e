import Streams
import Testing

@Suite("Which source is first", .counted)
struct OrderLaws {
    typealias Combine = @Sendable (_ source: Observable<Int>, _ other: Observable<Int>) -> Observable<Int>

    @Test(
        arguments: [
            Row("merge", gives: "source other") { .merge($0, $1) },
            Row("zip", gives: "source other") { .zip($0, $1, resultSelector: +) },
            Row("combineLatest", gives: "source other") { .combineLatest($0, $1, resultSelector: +) },
            Row("withLatestFrom", gives: "other source") { $0.withLatestFrom($1) },
            Row("amb", gives: "source other") { $0.amb($1) },
            Row("sample", gives: "source other") { $0.sample($1) },
            Row("skip(until:)", gives: "source other") { $0.skip(until: $1) },
            Row("take(until:)", gives: "other source") { $0.take(until: $1) },
            Row("concat", gives: "source") { $0.concat($1) },
        ] as [Row<Combine>])
    func `each source is subscribed to in its turn`(_ row: Row<Combine>) {
        let log = Log()
        row.make(noted("source", in: log), noted("other", in: log)).subscribe().dispose()
        #expect(log.text == row.result)
    }

    /// Of a source without a scheduler, all comes before `subscribe` returns.
    @Test(
        arguments: [
            Row("merge", gives: "1 10 2 20 | .") { .merge($0, $1) },
            Row("concat", gives: "1 2 10 20 | .") { $0.concat($1) },
            Row("zip", gives: "11 22 | .") { .zip($0, $1, resultSelector: +) },
            Row("combineLatest", gives: "11 12 22 | .") { .combineLatest($0, $1, resultSelector: +) },
            Row("amb", gives: "1 2 | .") { $0.amb($1) },
            Row("take(until:)", gives: "| .") { $0.take(until: $1) },
            Row("take(until: just)", gives: "| .") { source, _ in source.take(until: Observable.just(0)) },
            Row("merge of just", gives: "3 1 2 | .") { source, _ in .merge([source, .just(3)]) },
            Row("zip of just", gives: "11 | .") { .zip(Observable.just(1), $1, resultSelector: +) },
            Row("combineLatest of just", gives: "11 21 | .") {
                .combineLatest(Observable.just(1), $1, resultSelector: +)
            },
            Row("amb of just", gives: "7 | .") { .amb([.just(7), $0, $1]) },
            Row("concat of a merge", gives: "1 10 2 20 1 | .") { .merge($0, $1).concat($0.take(1)) },
            Row("merge of a concat", gives: "7 1 10 2 20 | .") { .merge(.concat(.just(7), $0), $1) },
            Row("flatMapLatest", gives: "10 20 200 2000 | .") { source, _ in
                source.flatMapLatest { Observable.of($0 * 10, $0 * 100, $0 * 1000) }
            },
            Row("flatMapFirst", gives: "1 10 | .") { source, _ in source.flatMapFirst { Observable.of($0, $0 * 10) } },
        ] as [Row<Combine>])
    func `sources that send inside subscribe take turns, just excepted`(_ row: Row<Combine>) {
        #expect(row.make(.of(1, 2), .of(10, 20)).atOnce == row.result)
    }
}
