extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Waits for the element.
    ///
    ///     let photo = try await request.value
    ///
    /// To await it subscribes. An error is thrown. If the task is cancelled, the subscription is disposed of and a
    /// `CancellationError` is thrown.
    ///
    /// Source: RxSwift, `value`.
    public var value: Element {
        get async throws {
            guard let element = try await primitiveSequence.source.firstAwaited() else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Waits for the element, or for the end without one: then it is `nil`.
    ///
    ///     let photo = try await cached.value ?? placeholder
    ///
    /// To await it subscribes. An error is thrown. If the task is cancelled, the subscription is disposed of and a
    /// `CancellationError` is thrown.
    ///
    /// Source: RxSwift, `value`.
    public var value: Element? {
        get async throws { try await primitiveSequence.source.firstAwaited() }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Waits for the end.
    ///
    ///     try await save.value
    ///
    /// To await it subscribes. An error is thrown. If the task is cancelled, the subscription is disposed of and a
    /// `CancellationError` is thrown.
    ///
    /// Source: RxSwift, `value`.
    public var value: Void {
        get async throws { _ = try await primitiveSequence.source.firstAwaited() }
    }
}

extension Observable {
    /// Waits for the first element, or for an end without one.
    fileprivate func firstAwaited() async throws -> Element? {
        let subscription = SingleAssignmentDisposable()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = Answer<Element>(continuation)
                let lifetime = open(
                    Sink(
                        next: { answer.give(.success($0)) },
                        end: { stop in
                            switch stop {
                            case .error(let error): answer.give(.failure(error))
                            case .completed: answer.give(.success(nil))
                            }
                        }))
                lifetime.hold(Disposables.create { answer.give(.failure(CancellationError())) })
                subscription.setDisposable(lifetime)
            }.value
        } onCancel: {
            subscription.dispose()
        }
    }
}

/// Resumes a continuation once, though an event and a dispose may come from two threads.
private final class Answer<Element>: Sendable {
    private let continuation: Locked<CheckedContinuation<Carried<Element?>, Swift.Error>?>

    init(_ continuation: CheckedContinuation<Carried<Element?>, Swift.Error>) {
        self.continuation = Locked(continuation)
    }

    func give(_ result: Result<Element?, Swift.Error>) {
        continuation.exchange(nil)?.resume(with: result.map(Carried.init))
    }
}
