import Marbles
import Streams
import Testing

struct DiagramTests {
    @Test func `an empty diagram has no events`() throws {
        let diagram = try Diagram("")
        #expect(diagram.events == [])
        #expect(diagram.length == 0)
    }

    @Test func `the first column is tick 0`() throws {
        #expect(try Diagram("a-b").events == [.next(0, "a"), .next(2, "b")])
    }

    @Test func `a group is one tick, however long it is written`() throws {
        let diagram = try Diagram("-(abcd)-e|")
        #expect(
            diagram.events == [
                .next(1, "a"), .next(1, "b"), .next(1, "c"), .next(1, "d"), .next(3, "e"), .completed(4),
            ])
        #expect(diagram.length == 5)
    }

    @Test func `an end may share its tick with values`() throws {
        #expect(try Diagram("-(a|)").events == [.next(1, "a"), .completed(1)])
        #expect(try Diagram("-(a#)").events == [.next(1, "a"), .error(1, MarbleError())])
    }

    @Test func `spaces take no time, wherever they stand`() throws {
        #expect(try Diagram("  -a  -( b  c )-|").events == Diagram("-a-(bc)-|").events)
    }

    @Test func `diagrams are equal when they mean the same`() throws {
        #expect(try Diagram("- a(b)|") == Diagram("-ab|"))
        #expect(try Diagram("-a") != Diagram("-a-"))
        #expect(try Diagram("-a") != Diagram("a-"))
        #expect(try Diagram("-a") != Diagram("-b"))
        #expect(try Diagram("(ab)") != Diagram("(a)"))
    }

    @Test func `a diagram prints in its shortest form`() throws {
        #expect(try Diagram(" -a (b) -(cd|)").description == "-ab-(cd|)")
        #expect(try Diagram("--").description == "--")
    }

    @Test func `digits are numbers`() throws {
        let events: [Recorded<Event<Int>>] = try Diagram("-1-0#").events()
        #expect(events == [.next(1, 1), .next(3, 0), .error(4, MarbleError())])
    }

    @Test func `a legend gives letters their values, and an error its own`() throws {
        struct Offline: Error, CustomStringConvertible { let description = "offline" }
        let events = try Diagram("-a-b#").events(values: ["a": 800, "b": 1024], error: Offline())
        #expect(events == [.next(1, 800), .next(3, 1024), .error(4, Offline())])
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
