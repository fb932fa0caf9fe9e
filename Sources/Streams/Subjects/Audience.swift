/// The subscribers of a subject, in the order in which they came.
///
/// An element goes to a copy of `listeners`. The copy is one pointer, unless a listener comes or goes during that time. Their number
/// does not change the cost of adding one; to find one takes a binary search.
struct Audience<Element> {
    /// `nil` in place of one that has been removed.
    private(set) var listeners: [Listener<Element>?] = []
    private var nextKey = 0
    private var gone = 0

    var isEmpty: Bool { listeners.count == gone }

    mutating func insert(_ sink: Sink<Element>, backlog: Backlog<Element>?) -> Listener<Element> {
        let listener = Listener(key: nextKey, sink: sink, backlog: backlog)
        nextKey += 1
        listeners.append(listener)
        return listener
    }

    /// Returns the listener: the caller releases it outside the lock.
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

    /// The listener has received its backlog. Returns the old listener: the caller releases it outside the lock.
    mutating func settle(_ key: Int) -> Listener<Element>? {
        guard let index = index(of: key), let listener = listeners[index] else { return nil }
        listeners[index] = Listener(key: key, sink: listener.sink, backlog: nil)
        return listener
    }

    /// The index of this listener. Keys only grow.
    private func index(of key: Int) -> Int? {
        if listeners.last??.key == key { return listeners.count - 1 }
        var (low, high) = (0, listeners.count)
        while low < high {
            let middle = (low + high) / 2
            // A removed listener has no key: take the next one that has one.
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

extension Array {
    /// Calls `body` with each listener that is still there.
    ///
    /// The array keeps the listeners alive meanwhile. A plain loop would retain and release each of them, and that costs more than
    /// all the rest: so the loop sees them as `Unmanaged`.
    func each<Sent>(_ body: (Listener<Sent>) -> Void) where Element == Listener<Sent>? {
        withUnsafeBufferPointer { listeners in
            listeners.withMemoryRebound(to: Unmanaged<Listener<Sent>>?.self) { listeners in
                for listener in listeners { listener?._withUnsafeGuaranteedRef(body) }
            }
        }
    }
}

/// One subscriber of a subject.
final class Listener<Element>: @unchecked Sendable {
    let key: Int
    let sink: Sink<Element>
    /// The events to receive first. `nil` when they have been received.
    private let backlog: Backlog<Element>?

    init(key: Int, sink: Sink<Element>, backlog: Backlog<Element>?) {
        self.key = key
        self.sink = sink
        self.backlog = backlog
    }

    func next(_ element: Element) {
        if let backlog { backlog.send(.next(element), to: sink) } else { sink.send(element) }
    }

    func end(_ stop: Stop) {
        if let backlog { backlog.send(stop.event(), to: sink) } else { sink.finish(stop) }
    }
}
