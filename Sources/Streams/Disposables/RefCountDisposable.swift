import Synchronization

/// Disposes of another disposable when it has been disposed of itself and every retain of it as well. Safe from any thread.
///
/// Source: RxSwift, `RefCountDisposable`.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
    private struct State {
        /// `nil` once disposed of.
        var disposable: Disposable?
        var isPrimaryDisposed = false
        var count = 0

        /// The disposable, if it is not needed any more. The caller disposes of it.
        mutating func takeIfFree() -> Disposable? {
            guard isPrimaryDisposed, count == 0 else { return nil }
            defer { disposable = nil }
            return disposable
        }
    }

    private let state: Locked<State>

    /// One that stands before `disposable`, without a retain.
    public init(disposable: Disposable) { state = Locked(State(disposable: disposable)) }

    /// Whether the disposable behind it has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

    /// Keeps the disposable behind it until the result is disposed of. If that is disposed of already, it has no effect.
    public func retain() -> Disposable {
        let isRetained = state.withLock { state in
            if state.disposable != nil { state.count += 1 }
            return state.disposable != nil
        }
        guard isRetained else { return Disposables.create() }
        return Disposables.create {
            self.state.withLock { state in
                state.count -= 1
                return state.takeIfFree()
            }?.dispose()
        }
    }

    /// Disposes of the disposable behind it, now or with the last retain.
    public func dispose() {
        state.withLock { state in
            state.isPrimaryDisposed = true
            return state.takeIfFree()
        }?.dispose()
    }
}
