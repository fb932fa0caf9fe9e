extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element, to be awaited.
    ///
    ///     let photo = try await request.value
    ///
    /// Awaiting it subscribes. An error is thrown. Cancelling the task disposes of the subscription and throws a
    /// `CancellationError`.
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
    /// The element, or `nil` if there is none, to be awaited.
    ///
    ///     let photo = try await cached.value ?? placeholder
    ///
    /// Awaiting it subscribes. An error is thrown. Cancelling the task disposes of the subscription and throws a
    /// `CancellationError`.
    ///
    /// Source: RxSwift, `value`.
    public var value: Element? {
        get async throws { try await primitiveSequence.source.firstAwaited() }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The end, to be awaited.
    ///
    ///     try await save.value
    ///
    /// Awaiting it subscribes. An error is thrown. Cancelling the task disposes of the subscription and throws a
    /// `CancellationError`.
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
                    next: { answer.give(.success($0)) },
                    end: { stop in
                        switch stop {
                        case .error(let error): answer.give(.failure(error))
                        case .completed: answer.give(.success(nil))
                        }
                    })
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
