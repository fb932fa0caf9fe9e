import Synchronization

/// Holds one disposable at a time: a new one takes the place of the old, which is disposed of. Safe from any thread.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var isDisposed = false
        var current: Disposable?
    }

    private let state = Mutex(State())

    /// One that holds nothing.
    public init() {}

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// The disposable it holds. Setting another disposes of the one before; once this is disposed of, of the new one too.
    public var disposable: Disposable {
        get { state.withLock { Carried($0.current) }.value ?? Disposables.create() }
        set {
            let new = Carried(newValue)
            let old = state.withLock { state in
                if state.isDisposed { return new as Carried<Disposable>? }
                defer { state.current = new.value }
                return state.current.map(Carried.init)
            }
            old?.value.dispose()
        }
    }

    /// Disposes of what it holds, and from now on of whatever it is given.
    public func dispose() {
        let current = state.withLock { state in
            defer { state.current = nil }
            state.isDisposed = true
            return Carried(state.current)
        }
        current.value?.dispose()
    }
}
