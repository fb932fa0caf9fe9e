import Streams
import Testing

@Suite("of and from", .counted)
struct FromTests {
    @Test func `of sends its arguments in order, then completes`() {
        #expect(Observable.of(1, 2, 3).atOnce == "1 2 3 | .")
    }

    @Test func `from sends the elements of an array`() {
        #expect(Observable.from([1, 2, 3]).atOnce == "1 2 3 | .")
        #expect(Observable<Int>.from([]).atOnce == "| .")
    }

    @Test func `from sends the elements of a sequence, each time from its start`() {
        let observable = Observable.from(stride(from: 0, to: 6, by: 2))
        #expect(observable.atOnce == "0 2 4 | .")
        #expect(observable.atOnce == "0 2 4 | .")
        #expect(Observable<Int>.from(EmptyCollection<Int>()).atOnce == "| .")
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

    @Test func `a value or none`() {
        #expect(Observable.from(optional: 1).atOnce == "1 | .")
        #expect(Observable<Int>.from(optional: nil).atOnce == "| .")
    }

    @Test func `an element that is nil is an element`() {
        #expect(Observable<Int?>.of(1, nil, 2).map { $0 ?? -1 }.atOnce == "1 -1 2 | .")
        #expect(Observable<Int?>.from([nil]).map { $0 ?? -1 }.atOnce == "-1 | .")
    }

    @Test func `on a scheduler each element and the end take a turn of their own`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable.of(1, 2, scheduler: scheduler).note(in: log)
        _ = Observable.from(["a", "b"], scheduler: scheduler).note(in: log)
        _ = Observable.from(10...11, scheduler: scheduler).note(in: log)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "1 a 10 2 b 11 | . | . | .")
    }

    @Test func `an optional on a scheduler`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable.from(optional: 1, scheduler: scheduler).note(in: log)
        _ = Observable<Int>.from(optional: nil, scheduler: scheduler).note(in: log)
        scheduler.start()
        #expect(log.text == "1 | . | .")
    }

    @Test func `disposing takes back what waits on the scheduler`() {
        let scheduler = Steps()
        let log = Log()
        let subscription = Observable.of(1, 2, 3, scheduler: scheduler).note(in: log)
        _ = scheduler.scheduleRelative((), dueTime: .seconds(0)) { _ in
            subscription.dispose()
            return Disposables.create()
        }
        scheduler.start()
        #expect(log.text == "1 .")
    }
}
