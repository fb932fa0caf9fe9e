import Streams

/// A source that sends when the test says so, to the latest subscriber. Safe from any thread.
final class HandDriven<Element>: Sendable {
    private struct State {
        var observer: AnyObserver<Element>?
        var subscriptions = 0
        var disposals = 0
    }

    private let state = Locked(State())

    var subscriptions: Int { state.withLock { $0.subscriptions } }

    var disposals: Int { state.withLock { $0.disposals } }

    private var observer: AnyObserver<Element>? { state.withLock { $0.observer } }

    var observable: Observable<Element> {
        .create { [self] observer in
            let old = state.withLock { state in
                defer { state.observer = observer }
                state.subscriptions += 1
                return state.observer
            }
            _ = old
            return Disposables.create { [self] in state.withLock { $0.disposals += 1 } }
        }
    }

    /// Sends each of `elements`.
    func send(_ elements: Element...) {
        for element in elements { observer?.onNext(element) }
    }

    func complete() { observer?.onCompleted() }

    /// Releases the observer.
    func forget() {
        let old = state.withLock { $0.observer.take() }
        _ = old
    }

    func fail(_ error: Failure) { observer?.onError(error) }
}
