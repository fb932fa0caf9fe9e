import Marbles
import Streams
import Testing

@Suite("withUnretained", .counted)
struct WithUnretainedTests {
    @Test func `the elements come with the object, or what a selector makes of both`() {
        func describe(_ cat: Cat, _ number: Int) -> String { "\(cat.name)\(number)" }
        let cat = Cat()
        #expect(Observable.of(1, 2).withUnretained(cat).map { "\($0.name)\($1)" }.atOnce == "Tom1 Tom2 | .")
        #expect(Observable.of(1, 2).withUnretained(cat) { "\($0.name)\($1)" }.atOnce == "Tom1 Tom2 | .")
        #expect(Observable.of(1, 2).withUnretained(cat, resultSelector: describe).atOnce == "Tom1 Tom2 | .")
    }

    @Test(arguments: [
        InTime("an element after it went", "--1--2--3--|", "--1--2--|", "^-------!"),
        InTime("an end after it went", "--1--2---|", "--1--2---|", "^--------!"),
        InTime("an error after it went", "--1--2---#", "--1--2---#", "^--------!"),
    ])
    func `in time, when the object goes at 6`(_ run: InTime) {
        run.check { source, scheduler in
            var cat = Cat() as Cat?
            scheduler.scheduleAt(6) { cat = nil }
            return source.withUnretained(cat ?? Cat()).map { $1 }
        }
    }

    @Test func `neither the observable nor a subscription keeps the object`() {
        let source = HandDriven<Int>()
        var cat = Cat() as Cat?
        weak let stray = cat
        let observable = source.observable.withUnretained(cat ?? Cat())
        let subscription = observable.subscribe()
        source.send(1)
        cat = nil
        #expect(stray == nil)
        subscription.dispose()
        #expect(observable.map { $1 }.startingAt(source) == "2 -> | .")
    }
}

private final class Cat {
    let name = "Tom"
}

extension Observable where Element == Int {
    /// What comes of a 2.
    fileprivate func startingAt(_ source: HandDriven<Int>) -> String {
        let log = Log()
        let subscription = note(in: log)
        source.send(2)
        subscription.dispose()
        return "2 -> \(log.text)"
    }
}
