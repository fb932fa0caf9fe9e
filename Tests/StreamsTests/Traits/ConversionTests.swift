import Marbles
import Streams
import Testing

/// From an observable to a trait.
@Suite("From an observable to a trait", .counted)
struct ConversionTests {
    /// What comes of none, one and two elements, of an error before and after one, and of no end. `@`: when the source is left.
    struct Conversion: Sendable, CustomTestStringConvertible {
        static let sources = ["--|", "-1-|", "-1-2-|", "-#", "-1-#", "-----"]

        let testDescription: String
        let results: [String]
        let convert: @Sendable (Observable<Int>) -> Observable<String>

        init(
            _ name: String, gives results: [String],
            _ convert: @escaping @Sendable (Observable<Int>) -> PrimitiveSequence<some Any, some Any>
        ) {
            (testDescription, self.results) = (name, results)
            self.convert = { convert($0).asObservable().map { "\($0)" } }
        }
    }

    private static let none = "\(RxError.noElements)"
    private static let more = "\(RxError.moreThanOneElement)"

    @Test(arguments: [
        Conversion("asSingle", gives: ["#\(none)@2", "1@3 |@3", "#\(more)@3", "#error@1", "#error@3", "@9"]) {
            $0.asSingle()
        },
        Conversion("asMaybe", gives: ["|@2", "1@3 |@3", "#\(more)@3", "#error@1", "#error@3", "@9"]) { $0.asMaybe() },
        Conversion("asCompletable", gives: ["|@2", "|@3", "|@5", "#error@1", "#error@3", "@9"]) {
            $0.ignoreElements().asCompletable()
        },
        Conversion("first", gives: ["0@2 |@2", "1@1 |@1", "1@1 |@1", "#error@1", "1@1 |@1", "@9"]) {
            $0.first().map { $0 ?? 0 }
        },
        Conversion("toArray", gives: ["[]@2 |@2", "[1]@3 |@3", "[1, 2]@5 |@5", "#error@1", "#error@3", "@9"]) {
            $0.toArray()
        },
    ])
    func `what comes, and when`(_ conversion: Conversion) {
        for (source, result) in zip(Conversion.sources, conversion.results) {
            let scheduler = TestScheduler.marbles
            let source = scheduler.createHotObservable(source)
            let recording = scheduler.record(conversion.convert(source.asObservable()), until: 9)
            scheduler.start()
            let events = recording.events.map { event in
                "\(event.value.element ?? event.value.error.map { "#\($0)" } ?? "|")@\(event.time)"
            }
            #expect((events.isEmpty ? "@9" : events.joined(separator: " ")) == result)
            let end = result.split(separator: "@").last.flatMap { Int($0) } ?? 0
            #expect(source.subscriptions == [Subscription(0, end)])
        }
    }

    @Test func `ignoreElements keeps the end alone`() {
        #expect(Observable.of(1, 2).ignoreElements().atOnce == "| .")
        #expect(Observable<Int>.error(Failure.lost).startWith(1).ignoreElements().atOnce == "#lost .")
    }

    @Test func `what comes at the end passes further operators`() {
        let source = Observable.of(1, 2)
        #expect(source.toArray().map { $0 + [3] }.atOnce == "[1, 2, 3] | .")
        #expect(source.take(1).asSingle().filter { $0 == 1 }.atOnce == "1 | .")
        #expect(source.take(1).asMaybe().flatMap { .just($0 + 1) }.atOnce == "2 | .")
        #expect(Observable<Int>.empty().first().map { $0 ?? 7 }.atOnce == "7 | .")
    }

    @Test func `an element that is nil is an element, and an endless source stops`() {
        let endless = Observable.repeatElement(7)
        #expect(Observable<Int?>.of(nil, nil).asSingle().atOnce == "#\(Self.more) .")
        #expect(Observable<Int?>.just(nil).asMaybe().atOnce == "nil | .")
        #expect(Observable<Int?>.of(nil, 1).first().atOnce == "Optional(nil) | .")
        #expect(endless.asSingle().atOnce == "#\(Self.more) .")
        #expect(endless.asMaybe().atOnce == "#\(Self.more) .")
        #expect(endless.first().atOnce == "Optional(7) | .")
    }

    @Test(
        arguments: [
            Row("asSingle", gives: "1 | . left") { $0.asSingle().asObservable() },
            Row("asMaybe", gives: "1 | . left") { $0.asMaybe().asObservable() },
            Row("toArray", gives: "1 | . left") { $0.toArray().map(\.count).asObservable() },
            Row("first", gives: "1 | . left") { $0.first().map { $0 ?? 0 }.asObservable() },
        ] as [Row<Operate>])
    func `the source is left after the end has arrived`(_ row: Row<Operate>) {
        let log = Log()
        let source = HandDriven<Int>()
        _ = row.make(source.observable.do(onDispose: { log.note("left") })).note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == row.result)
    }

    @Test func `a dispose while the element comes keeps it back`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        let single = source.observable.do(onCompleted: { held.dispose() }).asSingle()
        held.disposable = single.asObservable().note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == ".")
    }
}
