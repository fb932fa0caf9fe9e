import Synchronization

/// Disposes of another disposable once it has been disposed of itself and everyone who retained it has let go. Safe from any thread.
///
/// Source: RxSwift, `RefCountDisposable`.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
    private struct State {
        /// `nil` once disposed of.
        var disposable: Disposable?
        var isPrimaryDisposed = false
        var count = 0

        /// What is to be disposed of now, if nobody needs it any more.
        mutating func takeIfFree() -> Disposable? {
            guard isPrimaryDisposed, count == 0 else { return nil }
            defer { disposable = nil }
            return disposable
        }
    }

    private let state: Locked<State>

    /// One that stands before `disposable`, retained by nobody.
    public init(disposable: Disposable) { state = Locked(State(disposable: disposable)) }

    /// Whether the disposable behind it has been disposed of.
    public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

    /// Keeps the disposable behind it from being disposed of until what this returns is. Afterwards it has no effect.
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

    /// Disposes of the disposable behind it, now or when the last of those who retained it lets go.
    public func dispose() {
        state.withLock { state in
            state.isPrimaryDisposed = true
            return state.takeIfFree()
        }?.dispose()
    }
}
