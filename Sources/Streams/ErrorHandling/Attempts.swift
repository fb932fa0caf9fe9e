import Synchronization

/// Subscribes to one source after another, each when the one before has failed.
///
/// It is a loop: it takes no more stack when a hundred thousand fail before `subscribe` returns.
final class Attempts<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let nextSource: () -> Observable<Element>?
    private let onError: ((Attempts, Swift.Error) -> Void)?
    private let current = SerialDisposable()
    /// How many attempts are being made or wait for the one that is.
    private let due = Atomic(0)
    private var lastError: Swift.Error?

    /// - Parameters:
    ///   - sink: Where everything goes.
    ///   - onError: What is done with an error. If it is left out, the next attempt follows.
    ///   - nextSource: The source for the next attempt. When there is none, the last error is passed on.
    init(
        _ sink: Sink<Element>, onError: ((Attempts, Swift.Error) -> Void)? = nil,
        nextSource: @escaping () -> Observable<Element>?
    ) {
        self.sink = sink
        self.onError = onError
        self.nextSource = nextSource
        sink.lifetime.hold(current)
    }

    /// Makes the next attempt: now, or when the subscribing that is under way is done.
    func goOn() {
        guard due.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat { attempt() } while due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Leaves the present source, before the next attempt.
    func leave() { current.disposable = Disposables.create() }

    private func attempt() {
        guard sink.lifetime.isLive else { return }
        guard let source = nextSource() else { return sink.finish(lastError.map(Stop.error) ?? .completed) }
        let upstream = Lifetime()
        current.disposable = upstream
        source.open(
            Sink(
                next: { [sink] element in if sink.lifetime.isLive { sink.next(element) } },
                end: ended, lifetime: upstream))
    }

    private func ended(_ stop: Stop) {
        guard case .error(let error) = stop else { return sink.complete() }
        if let onError { return onError(self, error) }
        lastError = error
        goOn()
    }
}
