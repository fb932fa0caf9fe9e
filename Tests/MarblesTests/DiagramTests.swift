import Marbles
import Streams
import Testing

struct DiagramTests {
    @Test(
        arguments: [
            ("", [], 0),
            // The first column is tick 0.
            ("a-b", [.next(0, "a"), .next(2, "b")], 3),
            // A group is one tick, however long it is written, and an end may share it.
            (
                "-(abcd)-e|",
                [.next(1, "a"), .next(1, "b"), .next(1, "c"), .next(1, "d"), .next(3, "e"), .completed(4)], 5
            ),
            ("-(a|)", [.next(1, "a"), .completed(1)], 2), ("-(a#)", [.next(1, "a"), .error(1, MarbleError())], 2),
            // Spaces take no time, wherever they stand.
            ("  -a  -( b  c )-|", [.next(1, "a"), .next(3, "b"), .next(3, "c"), .completed(5)], 6),
        ] as [(String, [Recorded<Event<Character>>], Int)])
    func `a diagram has its events at their ticks`(text: String, events: [Recorded<Event<Character>>], length: Int)
        throws
    {
        let diagram = try Diagram(text)
        #expect(diagram.events == events)
        #expect(diagram.length == length)
    }

    @Test func `diagrams are equal when they mean the same, and print in their shortest form`() throws {
        #expect(try Diagram("- a(b)|") == Diagram("-ab|"))
        #expect(try Diagram("-a") != Diagram("-a-"))
        #expect(try Diagram("-a") != Diagram("a-"))
        #expect(try Diagram("-a") != Diagram("-b"))
        #expect(try Diagram("(ab)") != Diagram("(a)"))
        #expect(try Diagram(" -a (b) -(cd|)").description == "-ab-(cd|)")
        #expect(try Diagram("--").description == "--")
    }

    @Test func `digits are numbers, and a legend gives letters their values, and an error its own`() throws {
        struct Offline: Error, CustomStringConvertible { let description = "offline" }
        let events: [Recorded<Event<Int>>] = try Diagram("-1-0#").events()
        #expect(events == [.next(1, 1), .next(3, 0), .error(4, MarbleError())])
        let sizes = try Diagram("-a-b#").events(values: ["a": 800, "b": 1024], error: Offline())
        #expect(sizes == [.next(1, 800), .next(3, 1024), .error(4, Offline())])
    }

    @Test func `a type of one's own can be written as a letter`() throws {
        enum Light: MarbleElement {
            case red, green
            init?(marble symbol: Character) {
                switch symbol {
                case "r": self = .red
                case "g": self = .green
                default: return nil
                }
            }
            static var marbleSymbols: String { "r or g" }
        }
        #expect(try Diagram("r-g").events(as: Light.self) == [.next(0, .red), .next(2, .green)])
        let error = #expect(throws: DiagramError.self) { try Diagram("r-y").events(as: Light.self) }
        #expect(error?.description.contains("a value is r or g") == true)
    }
}

struct SubscriptionDiagramTests {
    @Test func `a subscription begins at its caret and is over at its exclamation mark`() throws {
        #expect(try SubscriptionDiagram("--^---!").subscription == Subscription(2, 6))
        #expect(try SubscriptionDiagram("----^").subscription == Subscription(4))
        #expect(try SubscriptionDiagram(" -(^!)--").subscription == Subscription(1, 1))
    }

    @Test(arguments: [Subscription(0), Subscription(3), Subscription(0, 1), Subscription(2, 9), Subscription(4, 4)])
    func `a subscription diagram prints what it reads`(subscription: Subscription) throws {
        let text = Timeline([.init("", subscription)]).draw()[0]
        let diagram = try SubscriptionDiagram(text)
        #expect(diagram.subscription == subscription)
        #expect(diagram.description == text)
    }
}
