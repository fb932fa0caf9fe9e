import Synchronization

/// Subscribes to one source after another, each when the one before has failed.
///
/// It is a loop: the stack does not grow, even if a hundred thousand fail before `subscribe` returns.
final class Attempts<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let nextSource: () -> Observable<Element>?
    private let onError: ((Attempts, Swift.Error) -> Void)?
    private let current = SerialDisposable()
    /// How many attempts are due, the present one included.
    private let due = Atomic(0)
    private var lastError: Swift.Error?

    /// - Parameters:
    ///   - sink: Receives everything.
    ///   - onError: Handles an error. If it is left out, the next attempt follows.
    ///   - nextSource: Returns the source for the next attempt. If there is none, the last error goes on.
    init(
        _ sink: Sink<Element>, onError: ((Attempts, Swift.Error) -> Void)? = nil,
        nextSource: @escaping () -> Observable<Element>?
    ) {
        self.sink = sink
        self.onError = onError
        self.nextSource = nextSource
        sink.lifetime.hold(current)
    }

    /// Makes the next attempt: now, or when the present `subscribe` has returned.
    func advance() {
        guard due.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat { attempt() } while due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Disposes of the present source, before the next attempt.
    func leave() { current.disposable = Disposables.create() }

    private func attempt() {
        guard sink.lifetime.isLive else { return }
        guard let source = nextSource() else { return sink.finish(lastError.map(Stop.error) ?? .completed) }
        let upstream = Lifetime()
        current.disposable = upstream
        source.open(
            Sink(
                next: { [sink] element in sink.send(element) },
                end: ended, lifetime: upstream))
    }

    private func ended(_ stop: Stop) {
        guard case .error(let error) = stop else { return sink.complete() }
        if let onError { return onError(self, error) }
        lastError = error
        advance()
    }
}
