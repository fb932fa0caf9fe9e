import Synchronization

/// What takes an element where there are no observables: the next step, as a closure.
typealias Callback = (Int) throws -> Void

/// A step that transforms, as somebody would write it who has callbacks only.
@inline(never) func mapping(_ transform: @escaping (Int) throws -> Int, _ next: @escaping Callback) -> Callback {
    { try next(try transform($0)) }
}

/// A step that lets some elements through.
@inline(never) func filtering(_ predicate: @escaping (Int) throws -> Bool, _ next: @escaping Callback) -> Callback {
    { if try predicate($0) { try next($0) } }
}

/// What a callback asks before it goes on, so that somebody else can stop it.
final class Switch: Sendable {
    private let off = Atomic(false)

    var isOn: Bool { !off.load(ordering: .acquiring) }

    func turnOff() { off.store(true, ordering: .releasing) }

    /// `next` for as long as this is on.
    @inline(never) func guarding(_ next: @escaping Callback) -> Callback {
        { if self.isOn { try next($0) } }
    }
}

/// Callbacks in an array, and what they were told last, for one thread.
final class ListenersByHand {
    private var listeners: [(key: Int, next: Callback)] = []
    private var nextKey = 0
    private(set) var latest: Int?

    @inline(never) func tell(_ element: Int) throws {
        latest = element
        for listener in listeners { try listener.next(element) }
    }

    /// Adds a callback, and returns what takes it out again.
    @inline(never) func subscribe(_ next: @escaping Callback) -> () -> Void {
        let key = nextKey
        nextKey += 1
        listeners.append((key, next))
        return { [weak self] in self?.listeners.removeAll { $0.key == key } }
    }
}
