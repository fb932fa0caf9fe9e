import Marbles
import Streams

/// The record of one subscription, or of the spans of one name. Times are ticks or milliseconds.
struct StageRow: Codable, Equatable, Sendable {
    enum End: Codable, Equatable, Sendable {
        case completed
        case error(String)
    }

    /// A subscription, or pieces of work that took time.
    enum Kind: Codable, Equatable, Sendable {
        case stream
        case spans
    }

    let kind: Kind
    var name: String
    var subscribed: Int?
    var values: [Value] = []
    /// How many values are not kept, because there were so many before.
    var more = 0
    var end: End?
    /// The time of its end or its dispose; nil while it goes on.
    var ended: Int?
    var spans: [Span] = []

    struct Value: Codable, Equatable, Sendable {
        let time: Int
        /// Empty for an element without content.
        let text: String

        /// The text of an element, by default.
        static func text<Element>(of element: Element) -> String {
            let text = "\(element)"
            return Element.self == Void.self ? "" : text.isEmpty ? "\"\"" : text
        }
    }

    struct Span: Codable, Equatable, Sendable {
        let start: Int
        var end: Int?
        /// What stands in it.
        var look = Timeline.Row.Span.work("")
    }

    /// The time of the last event.
    var last: Int {
        let times = [subscribed, ended, values.last?.time].compactMap { $0 } + spans.map { $0.end ?? $0.start }
        return times.max() ?? 0
    }
}
