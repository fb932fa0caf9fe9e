/// Holds one disposable at a time: a new one takes the place of the old, which is disposed of. Safe from any thread.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
    private struct State {
        var isDisposed = false
        var current: Disposable?
    }

    private let state = Locked(State())

    /// One that holds nothing.
    public init() {}

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// The disposable it holds. Setting another disposes of the one before; once this is disposed of, of the new one too.
    public var disposable: Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set {
            let old = state.withLock { state in
                if state.isDisposed { return newValue as Disposable? }
                defer { state.current = newValue }
                return state.current
            }
            old?.dispose()
        }
    }

    /// Disposes of the disposable it holds, and from now on of each that is set.
    public func dispose() {
        let current = state.withLock { state in
            defer { state.current = nil }
            state.isDisposed = true
            return state.current
        }
        current?.dispose()
    }
}
