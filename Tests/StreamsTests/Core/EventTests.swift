import Streams
import Testing

@Suite("Event", .counted)
struct EventTests {
    @Test func `an event describes itself, and is its own event`() {
        #expect("\(Event.next(1))" == "next(1)")
        #expect("\(Event<Int>.error(Failure.offline))" == "error(offline)")
        #expect("\(Event<Int>.completed)" == "completed")
        #expect("\(Event.next(1).event)" == "next(1)")
    }

    @Test func `only a next has an element, only an error an error, and both an error and a completion are ends`() {
        let (next, error, completed) = (Event.next(1), Event<Int>.error(Failure.lost), Event<Int>.completed)
        #expect([next, error, completed].map(\.element) == [1, nil, nil])
        #expect([next, error, completed].map { $0.error as? Failure } == [nil, .lost, nil])
        #expect([next, error, completed].map(\.isStopEvent) == [false, true, true])
        #expect([next, error, completed].map(\.isCompleted) == [false, false, true])
    }

    @Test func `map changes the element only, and what it throws becomes an error`() {
        #expect("\(Event.next(1).map { $0 + 1 })" == "next(2)")
        #expect("\(Event<Int>.error(Failure.lost).map { $0 + 1 })" == "error(lost)")
        #expect("\(Event<Int>.completed.map { $0 + 1 })" == "completed")
        #expect("\(Event.next(1).map { _ -> Int in throw Failure.offline })" == "error(offline)")
    }
}
