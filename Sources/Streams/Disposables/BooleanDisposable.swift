import Synchronization

/// A disposable that only remembers whether it was disposed of. Safe from any thread.
public final class BooleanDisposable: Cancelable, Sendable {
    private let isOver: Atomic<Bool>

    /// One that has not been disposed of.
    public convenience init() { self.init(isDisposed: false) }

    /// One in the given state.
    public init(isDisposed: Bool) { isOver = Atomic(isDisposed) }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { isOver.load(ordering: .acquiring) }

    /// Remembers it.
    public func dispose() { isOver.store(true, ordering: .releasing) }
}
