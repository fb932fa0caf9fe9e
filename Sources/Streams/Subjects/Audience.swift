/// Those who are subscribed to a subject, in the order in which they came.
///
/// An element goes to a copy of `listeners`, which is one pointer until somebody comes or goes meanwhile. Coming costs the same
/// however many there are; finding who goes takes as many steps as their number has binary digits.
struct Audience<Element> {
    /// `nil` where somebody has gone.
    private(set) var listeners: [Listener<Element>?] = []
    private var nextKey = 0
    private var gone = 0

    var isEmpty: Bool { listeners.count == gone }

    mutating func insert(_ sink: Sink<Element>, backlog: Backlog<Element>?) -> Int {
        defer { nextKey += 1 }
        listeners.append(Listener(key: nextKey, sink: sink, backlog: backlog))
        return nextKey
    }

    /// Gives back who goes, so that it is released outside the lock.
    mutating func remove(_ key: Int) -> Listener<Element>? {
        guard let index = index(of: key) else { return nil }
        if index == listeners.count - 1 { return listeners.removeLast() }
        var listener: Listener<Element>?
        swap(&listener, &listeners[index])
        gone += 1
        if 2 * gone > listeners.count {
            listeners.removeAll { $0 == nil }
            gone = 0
        }
        return listener
    }

    mutating func removeAll() -> [Listener<Element>?] {
        defer {
            listeners = []
            gone = 0
        }
        return listeners
    }

    /// Somebody has heard what they were to hear first. Gives back what took care of that.
    mutating func settle(_ key: Int) -> Listener<Element>? {
        guard let index = index(of: key), let listener = listeners[index] else { return nil }
        listeners[index] = Listener(key: key, sink: listener.sink, backlog: nil)
        return listener
    }

    /// Where this listener is, or would be: keys only grow.
    private func index(of key: Int) -> Int? {
        if listeners.last??.key == key { return listeners.count - 1 }
        var (low, high) = (0, listeners.count)
        while low < high {
            let middle = (low + high) / 2
            // Nobody who has gone has a key: go by the next who has one.
            guard let found = (middle..<high).first(where: { listeners[$0] != nil }), let listener = listeners[found]
            else {
                high = middle
                continue
            }
            if listener.key == key { return found }
            if listener.key < key { low = found + 1 } else { high = middle }
        }
        return nil
    }
}

/// Somebody who is subscribed to a subject.
final class Listener<Element>: @unchecked Sendable {
    let key: Int
    let sink: Sink<Element>
    /// What there is to hear first; `nil` once that has been heard.
    private let backlog: Backlog<Element>?

    init(key: Int, sink: Sink<Element>, backlog: Backlog<Element>?) {
        self.key = key
        self.sink = sink
        self.backlog = backlog
    }

    func next(_ element: Element) {
        if let backlog, backlog.leave(.next(element)) { return }
        if sink.lifetime.isLive { sink.next(element) }
    }

    func end(_ stop: Stop) {
        if let backlog, backlog.leave(stop.event()) { return }
        sink.finish(stop)
    }
}
