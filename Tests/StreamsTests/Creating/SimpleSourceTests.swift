import Streams
import Testing

@Suite("just, empty, error, never, range, repeatElement", .counted)
struct SimpleSourceTests {
    @Test func `all comes before subscribe returns`() {
        #expect(Observable.just(1).atOnce == "1 | .")
        #expect(Observable.just([1, 2]).atOnce == "[1, 2] | .")
        #expect(Observable<Int>.empty().atOnce == "| .")
        #expect(Observable<Int>.error(Failure.offline).atOnce == "#offline .")
        #expect(Observable<Int>.never().atOnce == "! .")
        #expect(Observable.repeatElement(1).take(3).atOnce == "1 1 1 | .")
    }

    @Test func `range counts from its start, as far as the last number of its type`() {
        #expect(Observable.range(start: 4, count: 3).atOnce == "4 5 6 | .")
        #expect(Observable.range(start: -1, count: 2).atOnce == "-1 0 | .")
        #expect(Observable.range(start: 4, count: 0).atOnce == "| .")
        #expect(Observable.range(start: Int8.max - 1, count: 2).atOnce == "126 127 | .")
        #expect(Observable.range(start: UInt8.max, count: 0).atOnce == "| .")
    }

    typealias Source = @Sendable (Steps) -> Observable<Int>

    @Test(
        arguments: [
            Row("just") { .just(1, scheduler: $0) },
            Row("of") { .of(1, 2, scheduler: $0) },
            Row("from an array") { .from([1, 2], scheduler: $0) },
            Row("from a sequence") { .from(1...2, scheduler: $0) },
            Row("from an optional") { .from(optional: 1, scheduler: $0) },
            Row("range") { .range(start: 1, count: 2, scheduler: $0) },
            Row("generate") {
                .generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 })
            },
            Row("repeatElement") { .repeatElement(1, scheduler: $0) },
            Row("timer") { .timer(.seconds(0), scheduler: $0) },
            Row("interval") { .interval(.seconds(0), scheduler: $0) },
        ] as [Row<Source>])
    func `a dispose takes back what waits on the scheduler`(_ row: Row<Source>) {
        let (scheduler, log, held) = (Steps(), Log(), SerialDisposable())
        row.make(scheduler).note(in: log).dispose()
        held.disposable = row.make(scheduler).subscribe(
            onNext: { _ in
                log.note("element")
                held.dispose()
            }, onCompleted: { log.note("|") })
        scheduler.start()
        #expect(log.text == ". element")
        #expect(scheduler.debugDescription == "0: []")
    }
}
