import Marbles
import Streams
import Testing

@testable import ExerciseSupport

struct SeenTests {
    /// What is seen of a row beside the expected one, in words: `-` where the picture says more.
    @Test(arguments: [
        ("--a--b|", "-------", "Nothing came."),
        ("--a--b|", "------|", "No element came, only the end."),
        ("--a--b|", "-a---b|", "a came too early: at tick 1, and not at tick 2."),
        ("--a--b|", "--a---(b|)", "b came too late: at tick 6, and not at tick 5."),
        ("-a-b-c-d|", "-a---c--|", "b and d did not come. The rest came, in its order."),
        ("-abcdefg|", "---c----|", "a, b, d and 3 more did not come. The rest came, in its order."),
        ("-a-b-a|", "-a-b--|", "a did not come as often as expected. The rest came, in its order."),
        ("-a-b--|", "-a-b-a|", "a came more often than it should."),
        ("-a-b--|", "-a-b-x|", "x came, and it should not."),
        ("-a-b|", "-b-a|", "The right elements came, in another order."),
        ("-a-b|", "-a-x|", "x came at tick 3, and b should come there."),
        ("-a-b|", "-x-y-|", "-"),
        (
            "-a-b-|", "-----(ab|)",
            "All elements came together with the end, at tick 5. The first should come at tick 1. What waits for the end?"
        ),
        (
            "-a-b|", "-a-b--",
            "The end did not come, and nothing else is missing. How does a subscriber learn that this was all?"
        ),
        (
            "---|", "-----",
            "The end did not come, and nothing else is missing. How does a subscriber learn that this was all?"
        ),
        ("---#", "-----", "It should fail, and it did not fail. What becomes of the error?"),
        ("-a-b-c|", "-a-(b|)", "It completed at tick 3, and c was to come."),
        ("-a-b-#", "-a#", "It failed at tick 2, and b was to come."),
        ("-a-b---|", "-a-b-|", "It ended at tick 5, and not at tick 7."),
        ("-a-b---", "-a-b-|", "It ended at tick 5, and it should go on."),
        ("-a-b-|", "-a-b---|", "It ended at tick 7, and not at tick 5."),
        ("-a-#", "-a-|", "It should fail, and it completed. What becomes of the error?"),
        ("-a-#", "-a----", "It should fail, and it did not fail. What becomes of the error?"),
        ("-a-b|", "-a-#", "It failed, and it should not."),
        ("-a---#", "-a-|", "It ended at tick 3, and not at tick 5."),
    ]) func `a row says in which way it differs`(expected: String, got: String, sentence: String) throws {
        let came = try events(got)
        let seen = Seen(expected: try events(expected), got: came)
        #expect(seen.map { $0.sentence(beside: came.compactMap(\.value.element)) { $0 } ?? "-" } == sentence)
    }

    @Test func `equal rows do not differ`() throws {
        #expect(Seen(expected: try events("-a-#"), got: try events("-a-#")) == nil)
    }

    private func events(_ marbles: String) throws -> [Recorded<Event<String>>] { try Diagram(marbles).events() }
}
