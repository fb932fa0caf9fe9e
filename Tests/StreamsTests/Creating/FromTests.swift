import Streams
import Testing

@Suite("of and from", .counted)
struct FromTests {
    @Test func `of, and from an array, a sequence or an optional send their elements in order, then complete`() {
        #expect(Observable.of(1, 2, 3).atOnce == "1 2 3 | .")
        #expect(Observable.from([1, 2, 3]).atOnce == "1 2 3 | .")
        #expect(Observable.from(stride(from: 0, to: 6, by: 2)).atOnce == "0 2 4 | .")
        #expect(Observable.from(optional: 1).atOnce == "1 | .")
        #expect(Observable<Int>.from([]).atOnce == "| .")
        #expect(Observable<Int>.from(EmptyCollection<Int>()).atOnce == "| .")
        #expect(Observable<Int>.from(optional: nil).atOnce == "| .")
    }

    @Test func `an element that is nil is an element`() {
        #expect(Observable<Int?>.of(1, nil, 2).map { $0 ?? -1 }.atOnce == "1 -1 2 | .")
        #expect(Observable<Int?>.from([nil]).map { $0 ?? -1 }.atOnce == "-1 | .")
    }

    @Test func `from takes only as much of an endless sequence as is wanted`() {
        var made = 0
        let endless = sequence(first: 1) { last in
            made += 1
            return last + 1
        }
        #expect(Observable.from(endless).take(3).atOnce == "1 2 3 | .")
        #expect(made <= 3)
    }

    @Test func `on a scheduler several take turns, an element or an end a turn`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable.of(1, 2, scheduler: scheduler).note(in: log)
        _ = Observable.from(["a", "b"], scheduler: scheduler).note(in: log)
        _ = Observable.from(10...11, scheduler: scheduler).note(in: log)
        _ = Observable.just("j", scheduler: scheduler).note(in: log)
        _ = Observable.from(optional: "o", scheduler: scheduler).note(in: log)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "1 a 10 j o 2 b 11 | . | . | . | . | .")
    }
}
