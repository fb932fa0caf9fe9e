import ExerciseSupport
import Marbles
import Testing

/// A text that is no diagram, the column at fault, and the rule it breaks.
struct Malformed: CustomTestStringConvertible, Sendable {
    let text: String
    let column: Int
    let rule: DiagramError.Rule

    init(_ text: String, _ column: Int, _ rule: DiagramError.Rule) {
        (self.text, self.column, self.rule) = (text, column, rule)
    }

    var testDescription: String { text }
}

extension Malformed {
    static let events = [
        Malformed("-1-?-", 3, .unknownCharacter("?")),
        Malformed("-1\t-2", 2, .unknownCharacter("\t")),
        Malformed("-é|", 1, .unknownCharacter("é")),
        Malformed("한-1", 0, .unknownCharacter("한")),
        Malformed("-1-\n-2", 3, .unknownCharacter("\n")),
        Malformed("--(12", 2, .unclosedGroup),
        Malformed("--(1(2))", 4, .nestedGroup),
        Malformed("-1)-", 2, .unopenedGroup),
        Malformed("-()-", 2, .emptyGroup),
        Malformed("-( )-", 3, .emptyGroup),
        Malformed("-(1-2)", 3, .timeInGroup),
        Malformed("-1|-", 3, .afterEnd("-")),
        Malformed("-#1", 2, .afterEnd("1")),
        Malformed("-(|1)", 3, .afterEnd("1")),
        Malformed("-|(1)", 2, .afterEnd("(")),
        Malformed("-|#", 2, .secondEnd("#")),
        Malformed("-(||)", 3, .secondEnd("|")),
        Malformed("-^-1", 1, .subscriptionMarkAmongEvents("^")),
        Malformed("-1-!", 3, .subscriptionMarkAmongEvents("!")),
        Malformed("  -(1-", 5, .timeInGroup),
    ]

    static let subscriptions = [
        Malformed("", 0, .notSubscribed),
        Malformed("---", 3, .notSubscribed),
        Malformed("-^-^", 3, .subscribedTwice),
        Malformed("^-!!", 3, .disposedTwice),
        Malformed("-!-^", 1, .disposedBeforeSubscribed),
        Malformed("(!^)", 1, .disposedBeforeSubscribed),
        Malformed("-^-1", 3, .eventInSubscription("1")),
        Malformed("-^-|", 3, .eventInSubscription("|")),
        Malformed("-^ ?", 3, .unknownCharacter("?")),
        Malformed("(^-!)", 2, .timeInGroup),
    ]
}

@Suite(.ownThread) struct DiagramErrorTests {
    private func refused(_ read: () throws -> Void) throws -> DiagramError {
        try #require(#expect(throws: DiagramError.self) { try read() })
    }

    @Test(arguments: Malformed.events + Malformed.subscriptions)
    func `a malformed row is refused at its column, in sentences that say what is wrong and what to do`(
        malformed: Malformed
    ) throws {
        let isEvents = Malformed.events.contains { $0.text == malformed.text && $0.rule == malformed.rule }
        let error = try refused {
            if isEvents { _ = try Diagram(malformed.text) } else { _ = try SubscriptionDiagram(malformed.text) }
        }
        #expect(error.column == malformed.column)
        #expect(error.rule == malformed.rule)
        #expect(error.diagram == malformed.text)
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.dropFirst(2).allSatisfy { $0.hasSuffix(".") && $0.first?.isLowercase == false })
    }

    @Test func `a letter that has no value is refused at its column: in a legend, and among digits`() throws {
        let legend = try refused { _ = try Diagram("-a (b c)").events(values: ["b": 1, "a": 2]) }
        #expect(legend.column == 6 && legend.rule == .notInLegend("c", legend: ["a", "b"]))
        let digits = try refused { _ = try Diagram("-1-a|").events(as: Int.self) }
        #expect(digits.column == 3 && digits.rule == .noValue("a", expected: "a digit"))
    }

    @Test func `a refusal shows the diagram, a caret under the column, the rule and what to do`() throws {
        #expect(
            try refused { _ = try Diagram("--1-(2-3)--|") }.description == """
                --1-(2-3)--|
                      ^
                There is a "-" within a group. All of a group happens in one tick, so no time passes in it.
                Close the group before the "-".
                """)
        // A character that takes two columns has the caret under its first, and a tab is shown as one column.
        #expect(try refused { _ = try Diagram("-1-한-") }.description.hasPrefix("-1-한-\n   ^\n"))
        #expect(try refused { _ = try Diagram("-\t-1") }.description.hasPrefix("- -1\n ^\nA tab means nothing"))
    }

    @Test func `a malformed diagram in code stops the program and says why`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = marbles("-1-(2-3)|")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Close the group before the \"-\"."))
    }
}
