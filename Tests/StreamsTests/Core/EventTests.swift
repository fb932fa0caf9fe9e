import Streams
import Testing

@Suite("Event", .counted)
struct EventTests {
    @Test func `an event describes itself`() {
        #expect("\(Event.next(1))" == "next(1)")
        #expect("\(Event<Int>.error(Failure.offline))" == "error(offline)")
        #expect("\(Event<Int>.completed)" == "completed")
    }

    @Test func `only a next has an element, only an error an error`() {
        #expect(Event.next(1).element == 1)
        #expect(Event.next(1).error == nil)
        #expect(Event<Int>.error(Failure.lost).error as? Failure == .lost)
        #expect(Event<Int>.error(Failure.lost).element == nil)
        #expect(Event<Int>.completed.element == nil)
        #expect(Event<Int>.completed.error == nil)
    }

    @Test func `an error and a completion are ends`() {
        #expect(!Event.next(1).isStopEvent)
        #expect(Event<Int>.error(Failure.lost).isStopEvent)
        #expect(Event<Int>.completed.isStopEvent)
        #expect(Event<Int>.completed.isCompleted)
        #expect(!Event<Int>.error(Failure.lost).isCompleted)
        #expect(!Event.next(1).isCompleted)
    }

    @Test func `map changes the element only`() {
        #expect("\(Event.next(1).map { $0 + 1 })" == "next(2)")
        #expect("\(Event<Int>.error(Failure.lost).map { $0 + 1 })" == "error(lost)")
        #expect("\(Event<Int>.completed.map { $0 + 1 })" == "completed")
    }

    @Test func `what a map throws becomes an error`() {
        #expect("\(Event.next(1).map { _ -> Int in throw Failure.offline })" == "error(offline)")
    }

    @Test func `an event is its own event`() {
        #expect("\(Event.next(1).event)" == "next(1)")
    }
}
