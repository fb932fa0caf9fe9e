import Streams

/// What one subscription to a recorded observable, or one name of spans, has done: times are ticks or milliseconds.
struct StageRow: Equatable {
    enum End: Equatable {
        case completed
        case error(String)
    }

    /// Something that was subscribed to, or a piece of work that took its time.
    enum Kind: Equatable {
        case stream
        case spans
    }

    let kind: Kind
    let name: String
    var subscribed: Int?
    var values: [Value] = []
    var end: End?
    /// When it ended or was disposed of; nil while it goes on.
    var ended: Int?
    var spans: [Span] = []

    struct Value: Equatable {
        let time: Int
        /// Empty for an element that has nothing to print.
        let text: String

        /// How an element is drawn when nothing else is asked for.
        static func text<Element>(of element: Element) -> String {
            let text = "\(element)"
            return Element.self == Void.self ? "" : text.isEmpty ? "\"\"" : text
        }
    }

    struct Span: Equatable {
        let start: Int
        var end: Int?
    }

    /// The last time anything happened.
    var last: Int {
        let times = [subscribed, ended, values.last?.time].compactMap { $0 } + spans.map { $0.end ?? $0.start }
        return times.max() ?? 0
    }
}
