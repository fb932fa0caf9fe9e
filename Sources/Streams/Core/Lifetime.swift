import Synchronization

/// The life of one segment: from a source, through operators that only pass on, down to the subscriber.
///
/// It goes from live to stopped (an end is on its way down, nothing else may follow) to disposed (what it held is released).
/// It releases what it holds in the order in which that came, and never under a lock. Safe from any thread.
final class Lifetime: Cancelable, @unchecked Sendable {
    /// An end or a dispose has come: no element may pass any more.
    private static let stopped: UInt8 = 1
    private static let disposed: UInt8 = 2
    /// `hold` has been called. Until then, `dispose` needs no lock: most segments hold nothing.
    private static let holding: UInt8 = 4

    /// Bits only ever come, each by one atomic step, so one thread alone sees each of them come.
    private let state = Atomic<UInt8>(0)
    private let held = Locked(Held.nothing)
    /// The source that it keeps, retained.
    private let source = Atomic<UnsafeMutableRawPointer?>(nil)
    /// Whether it holds the chain of the segment, and not only what has to be cleaned up. A subscriber of a subject itself is held
    /// by the subject alone.
    private(set) var holdsChain: Bool
    /// Whether somebody who takes the end disposes of the source inside it, as most operators do, and no subscriber does. Then the
    /// after-closures of a `do` run when that has been done.
    private(set) var endsInOperator: Bool

    /// The disposables that a lifetime holds. Most hold one at most, and so need no array.
    fileprivate enum Held {
        case nothing
        case one(Disposable)
        case many([Disposable])
        case released
    }

    init(holdsChain: Bool = true, endsInOperator: Bool = true) {
        self.holdsChain = holdsChain
        self.endsInOperator = endsInOperator
        Resources.increment()
        Hooks.tell(ofSubscription: self)
    }

    deinit {
        if state.load(ordering: .relaxed) & Self.disposed == 0 { Resources.decrement() }
        releaseSource()
    }

    /// Whether elements may still pass.
    var isLive: Bool { state.load(ordering: .acquiring) & (Self.stopped | Self.disposed) == 0 }

    var isDisposed: Bool { state.load(ordering: .acquiring) & Self.disposed != 0 }

    /// Closes the lifetime to all but the one end that the caller sends. False if an end or a dispose came first.
    func stop() -> Bool { raise(Self.stopped) & (Self.stopped | Self.disposed) == 0 }

    /// Keeps `disposable`, and disposes of it when this lifetime is over: at once, if it is over already.
    ///
    /// A source gives it what it has to clean up; an operator gives it the lifetimes of the segments that it opens.
    func hold(_ disposable: Disposable) {
        // Raised before the lock is taken: a `dispose` that comes between the two finds it, and waits for the lock.
        let isOver = raise(Self.holding) & Self.disposed != 0
        let isHeld = !isOver && held.withLock { $0.add(disposable) }
        if !isHeld { disposable.dispose() }
    }

    /// From now on it holds its chain.
    func holdChain() { if !holdsChain { holdsChain = true } }

    /// An operator passes the end on.
    func endInOperator() { if !endsInOperator { endsInOperator = true } }

    /// Keeps `parts`, in place of those it kept, until it is over.
    ///
    /// An operator that outlives a source has it keep its closures, and the sources: in RxSwift they are in the operator's sink.
    func keep<Parts>(_ parts: Parts) {
        _ = held.withLock { $0.remove { $0 is Kept } }
        hold(KeptParts(parts))
    }

    /// Keeps the source of an operator until it is over, as the operator's sink does in RxSwift: with it what a recipe uses.
    ///
    /// The first one is that of the last operator, and holds the others. The thread that subscribes calls this.
    func keepSource<Element>(_ source: Observable<Element>) {
        guard self.source.load(ordering: .relaxed) == nil else { return }
        self.source.store(Unmanaged.passRetained(source).toOpaque(), ordering: .releasing)
        if raise(Self.holding) & Self.disposed != 0 { releaseSource() }
    }

    private func releaseSource() {
        guard source.load(ordering: .relaxed) != nil, let kept = source.exchange(nil, ordering: .acquiringAndReleasing)
        else { return }
        Unmanaged<AnyObject>.fromOpaque(kept).release()
    }

    /// Stops holding `other`, which is about to end by itself. So a long row of sources, one after the other, keeps only the last.
    func letGo(of other: Lifetime) {
        _ = held.withLock { $0.remove { $0 as? Lifetime === other } }
    }

    /// A lifetime for a segment upstream: it can end earlier than this one, and it does not last longer.
    func branch(endsInOperator: Bool = true) -> Lifetime {
        let branch = Lifetime(endsInOperator: endsInOperator)
        hold(branch)
        return branch
    }

    func dispose() {
        if isDisposed { return }
        let before = raise(Self.disposed)
        guard before & Self.disposed == 0 else { return }
        Resources.decrement()
        guard before & Self.holding != 0 else { return }
        held.exchange(.released).dispose()
        releaseSource()
    }

    /// Raises a bit. Returns the state before.
    private func raise(_ bit: UInt8) -> UInt8 { state.bitwiseOr(bit, ordering: .acquiringAndReleasing).oldValue }
}

/// Something that a lifetime only keeps: there is nothing to dispose of.
private class Kept: Disposable {
    func dispose() {}
}

private final class KeptParts<Parts>: Kept {
    private let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
}

extension Lifetime.Held {
    /// False if it has been released.
    fileprivate mutating func add(_ disposable: Disposable) -> Bool {
        switch self {
        case .nothing: self = .one(disposable)
        case .one(let first): self = .many([first, disposable])
        case .many(var all):
            self = .nothing
            all.append(disposable)
            self = .many(all)
        case .released: return false
        }
        return true
    }

    /// Returns what is removed: the caller releases it outside the lock.
    fileprivate mutating func remove(where isMeant: (Disposable) -> Bool) -> Disposable? {
        switch self {
        case .one(let first) where isMeant(first):
            self = .nothing
            return first
        case .many(var all):
            self = .nothing
            let index = all.lastIndex(where: isMeant)
            let removed = index.map { all.remove(at: $0) }
            self = .many(all)
            return removed
        default: return nil
        }
    }

    fileprivate consuming func dispose() {
        switch consume self {
        case .nothing, .released: break
        case .one(let disposable): disposable.dispose()
        case .many(let all): for disposable in all { disposable.dispose() }
        }
    }
}
