import Marbles
import Testing

/// A text that is no diagram, the column at fault, and the rule it breaks.
struct Malformed: CustomTestStringConvertible, Sendable {
    let text: String
    let column: Int
    let rule: DiagramError.Rule

    init(_ text: String, _ column: Int, _ rule: DiagramError.Rule) {
        self.text = text
        self.column = column
        self.rule = rule
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

struct DiagramErrorTests {
    @Test(arguments: Malformed.events)
    func `a malformed row of events is refused at its column`(malformed: Malformed) {
        let error = #expect(throws: DiagramError.self) { try Diagram(malformed.text) }
        #expect(error?.column == malformed.column)
        #expect(error?.rule == malformed.rule)
        #expect(error?.diagram == malformed.text)
    }

    @Test(arguments: Malformed.subscriptions)
    func `a malformed row of a subscription is refused at its column`(malformed: Malformed) {
        let error = #expect(throws: DiagramError.self) { try SubscriptionDiagram(malformed.text) }
        #expect(error?.column == malformed.column)
        #expect(error?.rule == malformed.rule)
    }

    @Test func `a letter that is not in the legend is refused at its column`() throws {
        let diagram = try Diagram("-a (b c)")
        let error = #expect(throws: DiagramError.self) { try diagram.events(values: ["b": 1, "a": 2]) }
        #expect(error?.column == 6)
        #expect(error?.rule == .notInLegend("c", legend: ["a", "b"]))
    }

    @Test func `a letter among digits is refused at its column`() throws {
        let diagram = try Diagram("-1-a|")
        let error = #expect(throws: DiagramError.self) { try diagram.events(as: Int.self) }
        #expect(error?.column == 3)
        #expect(error?.rule == .noValue("a", expected: "a digit"))
    }

    @Test func `a refusal shows the diagram, a caret under the column, the rule and what to do`() {
        let error = #expect(throws: DiagramError.self) { try Diagram("--1-(2-3)--|") }
        #expect(
            error?.description == """
                --1-(2-3)--|
                      ^
                There is a "-" within a group. All of a group happens in one tick, so no time passes in it.
                Close the group before the "-".
                """)
    }

    @Test func `a character that takes two columns has the caret under its first`() throws {
        let error = try #require(#expect(throws: DiagramError.self) { try Diagram("-1-한-") })
        #expect(error.description.hasPrefix("-1-한-\n   ^\n"))
    }

    @Test func `a tab is shown as one column`() throws {
        let error = try #require(#expect(throws: DiagramError.self) { try Diagram("-\t-1") })
        #expect(error.description.hasPrefix("- -1\n ^\nA tab means nothing"))
    }

    @Test(arguments: Malformed.events + Malformed.subscriptions)
    func `every refusal says what is wrong and what to do, in sentences`(malformed: Malformed) throws {
        let isEvents = Malformed.events.contains { $0.text == malformed.text }
        let error = try #require(
            #expect(throws: DiagramError.self) {
                if isEvents { _ = try Diagram(malformed.text) } else { _ = try SubscriptionDiagram(malformed.text) }
            })
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.dropFirst(2).allSatisfy { $0.hasSuffix(".") && $0.first?.isLowercase == false })
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
