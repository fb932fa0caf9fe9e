/// Stands in for a disposable that does not exist yet. Safe from any thread.
///
/// If it is disposed of first, the disposable that is set later is disposed of at once.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
    private struct State {
        var isDisposed = false
        var isSet = false
        var current: Disposable?
    }

    private let state = Locked(State())

    /// One that stands in for nothing yet.
    public init() {}

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// Sets the disposable that it stands in for. Once only: a second call is a mistake in the program, and stops it.
    public func setDisposable(_ disposable: Disposable) {
        let late = state.withLock { state in
            precondition(
                !state.isSet, "SingleAssignmentDisposable: its disposable is set already, and can be set once only.")
            state.isSet = true
            if !state.isDisposed { state.current = disposable }
            return state.isDisposed
        }
        if late { disposable.dispose() }
    }

    /// Disposes of the disposable it stands in for, now or as soon as that is set.
    public func dispose() {
        let current = state.withLock { state in
            defer { state.current = nil }
            state.isDisposed = true
            return state.current
        }
        current?.dispose()
    }
}
