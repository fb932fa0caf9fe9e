import Streams

/// Everything that an observable tells one subscriber, as a list: what the model works on.
struct Trace {
    struct Entry {
        let time: Int
        let event: Event<Int>
        /// Whether it happens inside the very `subscribe`, before that turns to the next source. What waits for its turn, in
        /// the trampoline or on a scheduler, does not.
        let isImmediate: Bool
    }

    private(set) var entries: [Entry]

    init(_ entries: [Entry] = []) { self.entries = entries }

    /// These events, all inside `subscribe`.
    init(_ events: [Event<Int>], at time: Int) {
        entries = events.map { Entry(time: time, event: $0, isImmediate: true) }
    }

    var end: Entry? { entries.last.flatMap { $0.event.isStopEvent ? $0 : nil } }

    var elements: [Entry] { entries.filter { !$0.event.isStopEvent } }

    mutating func add(_ event: Event<Int>, _ time: Int, isImmediate: Bool = false) {
        entries.append(Entry(time: time, event: event, isImmediate: isImmediate))
    }

    /// The trace of an operator that answers each event with some events, at once. What follows an end is cut off.
    func through(_ answer: (Event<Int>) -> [Event<Int>]) -> Trace {
        var result = Trace()
        for entry in entries {
            for event in answer(entry.event) {
                result.add(event, entry.time, isImmediate: entry.isImmediate)
                if event.isStopEvent { return result }
            }
        }
        return result
    }

    /// The same, taking turns.
    var later: Trace { Trace(entries.map { Entry(time: $0.time, event: $0.event, isImmediate: false) }) }

    /// The same, but without the end.
    var open: Trace { Trace(elements) }

    /// This trace, and then another one: it is later as soon as this one was.
    func then(_ next: Trace) -> Trace {
        let isImmediate = entries.allSatisfy(\.isImmediate)
        return Trace(open.entries + (isImmediate ? next : next.later).entries)
    }
}

extension Trace: CustomStringConvertible {
    /// `1@4 2@10 |@12`.
    var description: String {
        entries.map { entry in
            switch entry.event {
            case .next(let element): "\(element)@\(entry.time)"
            case .error(let error): "#\(error)@\(entry.time)"
            case .completed: "|@\(entry.time)"
            }
        }.joined(separator: " ")
    }
}

/// What an observable is in the model: a function from the time of the `subscribe` to what the subscriber is told, if nobody
/// disposes of it.
typealias Model = (_ time: Int) throws -> Trace

/// Thrown where several things happen in one tick and nothing says which is first.
struct Ambiguity: Error {}

/// No model is asked for what comes after this.
let horizon = 400
