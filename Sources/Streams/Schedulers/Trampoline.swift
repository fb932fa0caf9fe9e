import Foundation

/// A thread's queue of actions that wait until the present one has returned.
///
/// The first subscription on a thread opens it. Sources that are subscribed to inside that one wait here for their turn, an
/// element at a time. So `merge(of(1, 2), of(3, 4))` alternates, and recursion becomes a loop. Only its own thread uses it.
///
/// Source: RxSwift, `CurrentThreadScheduler`.
final class Trampoline {
    /// An array takes a closure in a struct as it is. A bare closure would be wrapped in another one.
    private struct Turn { let take: () -> Bool }

    private(set) var isOpen = false
    private var waiting: [Turn] = []
    private var first = 0
    /// How many subscriptions are being made here because an event has come, one inside the other.
    private var depth = 0

    /// Whether an action waits for its turn.
    var isAwaited: Bool { first < waiting.count }

    /// Whether so many of these are being made that the next one has to wait: recursion must not use up the stack.
    var isDeep: Bool { depth >= 30 }

    /// Runs `body`. If the trampoline was closed, opens it, and then runs all actions that wait in it.
    func run(_ body: () -> Void) {
        if isOpen { return body() }
        isOpen = true
        body()
        while isAwaited {
            let next = waiting[first]
            first += 1
            if first == waiting.count { clear() } else if first >= 64, 2 * first >= waiting.count { dropDone() }
            if next.take() { waiting.append(next) }
        }
        isOpen = false
    }

    /// Runs `body`, which makes a subscription because an event has come.
    func runDeeper(_ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        run(body)
    }

    /// Lets `action` wait for its turn, and for another one after it if it returns true. The trampoline is open.
    func enqueue(_ action: @escaping () -> Bool) { waiting.append(Turn(take: action)) }

    private func clear() {
        waiting.removeAll(keepingCapacity: true)
        first = 0
    }

    private func dropDone() {
        waiting.removeSubrange(..<first)
        first = 0
    }
}

extension Trampoline {
    /// The trampoline of this thread.
    static var current: Trampoline {
        if let known = pthread_getspecific(key) {
            return Unmanaged<Trampoline>.fromOpaque(known).takeUnretainedValue()
        }
        let new = Trampoline()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }

    /// A number that no other living thread has. It is even, and not 0.
    ///
    /// A gate asks for it with every element, so it is the address of the thread itself: to look the trampoline up costs more.
    static var threadIdentity: Int { Int(bitPattern: pthread_self()) }

    /// Thread-local storage that releases a trampoline with its thread.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stored in
            // One system says that it is never nil, the other does not.
            let stored: UnsafeMutableRawPointer? = stored
            if let stored { Unmanaged<Trampoline>.fromOpaque(stored).release() }
        }
        return key
    }()
}
