import Streams
import Testing

@Suite("range", .counted)
struct RangeTests {
    @Test func `range counts from its start`() {
        #expect(Observable.range(start: 4, count: 3).atOnce == "4 5 6 | .")
        #expect(Observable.range(start: -1, count: 2).atOnce == "-1 0 | .")
        #expect(Observable.range(start: 4, count: 0).atOnce == "| .")
    }

    @Test func `range reaches the last number of its type`() {
        #expect(Observable.range(start: Int8.max - 1, count: 2).atOnce == "126 127 | .")
        #expect(Observable.range(start: UInt8.max, count: 0).atOnce == "| .")
    }

    @Test func `on a scheduler each element takes a turn`() {
        let scheduler = Steps()
        let log = Log()
        let subscription = Observable.range(start: 0, count: 5, scheduler: scheduler).note(in: log)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "0 1 2 3 4 | .")
        subscription.dispose()
    }

    @Test func `a negative count stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    }

    @Test func `a range that its type cannot hold stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Observable.range(start: Int8.max, count: 2) }
    }
}
