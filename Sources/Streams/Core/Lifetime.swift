import Synchronization

/// The life of one segment: from a source, through operators that only pass on, down to the subscriber.
///
/// It goes from live to stopped (an end is on its way down, nothing else may follow) to disposed (what it held is released).
/// It releases what it holds in the order in which that came, and never under a lock. Safe from any thread.
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

    /// Closes the lifetime to all but the one end that the caller sends. False if an end or a dispose came first.
    func stop() -> Bool {
        state.compareExchange(expected: Self.live, desired: Self.stopped, ordering: .acquiringAndReleasing).exchanged
    }

    /// Keeps `disposable`, and disposes of it when this lifetime is over: at once, if it is over already.
    ///
    /// A source gives it what it has to clean up; an operator gives it the lifetimes of the segments that it opens.
    func hold(_ disposable: Disposable) {
        let isLate = held.withLock { $0?.append(disposable) == nil }
        if isLate { disposable.dispose() }
    }

    /// Stops holding `other`, which is about to end by itself. So a long row of sources, one after the other, keeps only the last.
    func letGo(of other: Lifetime) {
        _ = held.withLock { held in
            held?.lastIndex { $0 as? Lifetime === other }.map { held?.remove(at: $0) }
        }
    }

    /// A lifetime for a segment upstream: it can end earlier than this one, and it does not last longer.
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
