/// Those who are subscribed to a subject, in the order in which they came.
///
/// An element goes to a copy of `seats`, which is one pointer until somebody comes or goes meanwhile. Coming costs the same
/// however many there are; finding who goes takes as many steps as their number has binary digits.
struct Audience<Element> {
    struct Seat {
        let key: Int
        /// `nil` once its listener has gone.
        var sink: Sink<Element>?
        /// What the listener is to hear first; `nil` once it has.
        var backlog: Backlog<Element>?
    }

    private(set) var seats: [Seat] = []
    private var nextKey = 0
    private var gone = 0

    var isEmpty: Bool { seats.count == gone }

    mutating func insert(_ sink: Sink<Element>, backlog: Backlog<Element>?) -> Int {
        defer { nextKey += 1 }
        seats.append(Seat(key: nextKey, sink: sink, backlog: backlog))
        return nextKey
    }

    /// Empties a seat, and gives back what was in it, so that it is released outside the lock.
    mutating func remove(_ key: Int) -> Seat? {
        guard let index = index(of: key), seats[index].sink != nil else { return nil }
        if index == seats.count - 1 { return seats.removeLast() }
        var seat = Seat(key: key)
        swap(&seat, &seats[index])
        gone += 1
        if 2 * gone > seats.count {
            seats.removeAll { $0.sink == nil }
            gone = 0
        }
        return seat
    }

    /// Empties all seats.
    mutating func removeAll() -> [Seat] {
        defer {
            seats = []
            gone = 0
        }
        return seats
    }

    /// The listener in this seat has heard what it was to hear first.
    mutating func settle(_ key: Int) {
        if let index = index(of: key) { seats[index].backlog = nil }
    }

    private func index(of key: Int) -> Int? {
        if seats.last?.key == key { return seats.count - 1 }
        var (low, high) = (0, seats.count)
        while low < high {
            let middle = (low + high) / 2
            if seats[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < seats.count && seats[low].key == key ? low : nil
    }
}

extension Audience.Seat {
    func next(_ element: Element) {
        guard let sink else { return }
        if let backlog, backlog.leave(.next(element)) { return }
        if sink.lifetime.isLive { sink.next(element) }
    }

    func end(_ stop: Stop) {
        guard let sink else { return }
        if let backlog, backlog.leave(stop.event()) { return }
        sink.finish(stop)
    }
}
