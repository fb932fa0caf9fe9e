import Streams
import Testing

@Suite("Elements inside elements", .counted)
struct ReentryLaws {
    /// What comes of 1 and 4 when the subscriber has the source send 1 and 2 while it is given the first 1.
    static let operators: [Row<Operate>] =
        [
            Row("scan", gives: "2 4 1 8") { $0.scan(0, accumulator: +) },
            Row("scan(into:)", gives: "2 4 1 8") { $0.scan(into: 0, accumulator: +=) },
            Row("enumerated", gives: "11 22 1 34") { $0.enumerated().map { $0.index * 10 + $0.element } },
            Row("take", gives: "2 | .") { numbered($0).take(2) },
            Row("take(while:)", gives: "1 2 | .") { $0.take(while: { $0 < 2 }, behavior: .inclusive) },
            Row("element(at:)", gives: "1 | .") { numbered($0).element(at: 0) },
            Row("first", gives: "1 | .") { numbered($0).first().map { $0 ?? 0 }.asObservable() },
            Row("single", gives: "#Sequence contains more than one element. .") { $0.single() },
            Row("combineLatest", gives: "1 2 1 4") { .combineLatest($0, Observable.just(0), resultSelector: +) },
            Row("merge", gives: "1 2 1 4") { .merge($0, .never()) },
            Row("groupBy", gives: "1 2 1 4") { $0.groupBy { $0 % 2 }.merge() },
        ]
        + DistinctUntilChangedTests.forms.map { Row($0.testDescription, gives: "2 1 4", $0.make) }

    /// 1 for the first element, 2 for the next: so it is seen which of them passes.
    private static func numbered(_ source: Observable<Int>) -> Observable<Int> {
        source.scan(0) { number, _ in number + 1 }
    }

    @Test(arguments: operators)
    func `an element that another one sets off finds the operator as that one has left it`(_ row: Row<Operate>) {
        let source = HandDriven<Int>()
        let log = Log()
        var isFirst = true
        let subscription = row.make(source.observable).do(onNext: { _ in
            guard isFirst else { return }
            isFirst = false
            source.send(1, 2)
        }).note(in: log)
        source.send(1, 4)
        #expect(log.text == row.result)
        subscription.dispose()
    }
}
