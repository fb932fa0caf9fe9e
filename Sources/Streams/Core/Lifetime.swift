import Synchronization

/// The life of one segment: from a source, through operators that only pass on, to whoever subscribed.
///
/// It goes from live to stopped (an end is on its way down, nothing else may follow) to disposed (what it held is released).
/// Everything it holds is released in the order in which it came, never under a lock.
final class Lifetime: Cancelable, @unchecked Sendable {
    private static let live: UInt8 = 0
    private static let stopped: UInt8 = 1
    private static let disposed: UInt8 = 2

    private let state = Atomic<UInt8>(live)
    /// `nil` once released.
    private let held = Locked<[Disposable]?>([])

    init() { Resources.increment() }

    deinit { if state.load(ordering: .relaxed) != Self.disposed { Resources.decrement() } }

    /// Whether elements may still pass.
    var isLive: Bool { state.load(ordering: .acquiring) == Self.live }

    var isDisposed: Bool { state.load(ordering: .acquiring) == Self.disposed }

    /// Closes the lifetime to all but the one end that the caller sends. False when an end or a dispose came first.
    func stop() -> Bool {
        state.compareExchange(expected: Self.live, desired: Self.stopped, ordering: .acquiringAndReleasing).exchanged
    }

    /// Holds `disposable` until the end; disposes of it at once when the end has been.
    func hold(_ disposable: Disposable) {
        let isLate = held.withLock { $0?.append(disposable) == nil }
        if isLate { disposable.dispose() }
    }

    /// Gives up `other`, which ends by itself: so what goes from one source to the next holds the last one only.
    func letGo(of other: Lifetime) {
        _ = held.withLock { held in
            held?.lastIndex { $0 as? Lifetime === other }.map { held?.remove(at: $0) }
        }
    }

    /// A lifetime of its own, held by this one: it may end earlier, and does not last longer.
    func branch() -> Lifetime {
        let branch = Lifetime()
        hold(branch)
        return branch
    }

    func dispose() {
        guard !isDisposed, state.exchange(Self.disposed, ordering: .acquiringAndReleasing) != Self.disposed else {
            return
        }
        Resources.decrement()
        for disposable in held.exchange(nil) ?? [] { disposable.dispose() }
    }
}
