import Marbles
import Streams
import Testing

struct DifferenceTests {
    private func difference(_ expected: String, _ got: String) -> String? {
        Difference(expected: marbles(expected, as: String.self), got: marbles(got, as: String.self))?.description
    }

    @Test(arguments: [
        ("----2-----3--|", "----------3--|", "tick 4: expected 2, nothing came"),
        ("----2---|", "----3---|", "tick 4: expected 2, got 3"),
        ("-1-----|", "-1-----3|", "tick 7: expected the end, got 3"),
        ("-1-----3|", "-1-----|", "tick 7: expected 3, got the end"),
        ("-1-|", "-1-#", "tick 3: expected completed, got the error \"error\""),
        ("-1-#", "-1-|", "tick 3: expected the error \"error\", got completed"),
        ("-1-", "-1---3", "tick 5: nothing more was expected, got 3"),
        ("-1-", "-1-|", "tick 3: nothing more was expected, got the end"),
        ("-1-|", "-1-", "tick 3: expected the end, nothing came"),
        ("-1-2", "----", "tick 1: expected 1, nothing came"),
        ("-1---|", "-1-2-|", "tick 3: nothing was expected, got 2"),
        ("-1-2|", "-1--2|", "tick 3: expected 2, nothing came; it came at tick 4"),
        ("-1--2|", "-1-2-|", "tick 3: nothing was expected yet, got 2; it was expected at tick 4"),
        ("-(12)|", "-(21)|", "tick 1: expected 1, 2 in this order, got 2, 1"),
        ("-(12)|", "-1|", "tick 1: expected 2, nothing more came"),
        ("-1|", "-(12)|", "tick 1: nothing more was expected, got 2"),
        ("-(12|)", "-(1|)", "tick 1: expected 2, got the end"),
        ("-(1|)", "-1|", "tick 1: expected the end, nothing more came; it came at tick 2"),
    ])
    func `the first difference is told with its tick`(expected: String, got: String, words: String) {
        #expect(difference(expected, got) == words)
    }

    @Test(arguments: ["", "---", "-1-(23)-|", "-1#"])
    func `the same events have no difference`(diagram: String) {
        #expect(difference(diagram, diagram) == nil)
    }

    @Test func `errors are compared by what they print`() {
        struct Failure: Error, CustomStringConvertible { let description: String }
        struct Other: Error, CustomStringConvertible { let description: String }
        let expected: [Recorded<Event<Int>>] = [.error(2, Failure(description: "offline"))]
        #expect(Difference(expected: expected, got: [.error(2, Other(description: "offline"))]) == nil)
        let difference = Difference(expected: expected, got: [.error(2, Failure(description: "denied"))])
        #expect(difference?.words == "expected the error \"offline\", got the error \"denied\"")
    }

    @Test func `elements without content differ only in when they come`() {
        let expected: [Recorded<Event<Void>>] = [.next(1, ()), .completed(3)]
        #expect(Difference(expected: expected, got: [.next(1, ()), .completed(3)]) == nil)
        #expect(Difference(expected: expected, got: [.completed(3)])?.words == "expected an element, nothing came")
    }

    @Test func `elements can be compared and called as the caller likes`() {
        let events = marbles("-1-2|")
        let areSame = { (left: Int, right: Int) in left % 2 == right % 2 }
        #expect(Difference(expected: events, got: marbles("-3-4|"), by: areSame) == nil)
        let difference = Difference(expected: events, got: marbles("-1-3|"), text: { "number \($0)" })
        #expect(difference?.words == "expected \"number 2\", got \"number 3\"")
        let empty = Difference(expected: events, got: marbles("-1-|"), text: { $0 == 2 ? "" : "\($0)" })
        #expect(empty?.words == "expected \"\", got the end")
    }
}
