import Synchronization

/// The next step of a chain without observables: a closure that receives an element.
typealias Callback = (Int) throws -> Void

/// A step that transforms, written with callbacks only.
@inline(never) func mapping(_ transform: @escaping (Int) throws -> Int, _ next: @escaping Callback) -> Callback {
    { try next(try transform($0)) }
}

/// A step that lets some elements through.
@inline(never) func filtering(_ predicate: @escaping (Int) throws -> Bool, _ next: @escaping Callback) -> Callback {
    { if try predicate($0) { try next($0) } }
}

/// A switch that a callback checks before it goes on, so other code can stop it.
final class Switch: Sendable {
    private let off = Atomic(false)

    var isOn: Bool { !off.load(ordering: .acquiring) }

    func turnOff() { off.store(true, ordering: .releasing) }

    /// Sends elements as long as this is on.
    func send(_ elements: some Sequence<Int>, to next: Callback) throws {
        for element in elements where isOn { try next(element) }
    }

    /// `next`, as long as this is on.
    @inline(never) func guarding(_ next: @escaping Callback) -> Callback {
        { if self.isOn { try next($0) } }
    }
}

/// Callbacks in an array, and the latest element, for one thread.
final class ListenersByHand {
    private var listeners: [(key: Int, next: Callback)] = []
    private var nextKey = 0
    private(set) var latest: Int?

    @inline(never) func send(_ element: Int) throws {
        latest = element
        for listener in listeners { try listener.next(element) }
    }

    /// Adds a callback, and returns a closure that removes it.
    @inline(never) func subscribe(_ next: @escaping Callback) -> () -> Void {
        let key = nextKey
        nextKey += 1
        listeners.append((key, next))
        return { [weak self] in self?.listeners.removeAll { $0.key == key } }
    }
}
