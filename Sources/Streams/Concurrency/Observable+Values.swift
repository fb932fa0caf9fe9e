extension ObservableConvertibleType {
    /// The elements, to be looped over with `for try await`.
    ///
    ///     for try await number in numbers.values { ... }
    ///
    /// Reading the property subscribes. Elements that the loop has not come to yet wait for it, as many as there are. An error
    /// is thrown, the end ends the loop. Cancelling the task disposes of the subscription and throws a `CancellationError`; a
    /// sequence that is let go disposes of it too.
    ///
    /// Over an observable that never ends the loop never ends: what stands behind it does not run.
    ///
    /// Source: RxSwift, `values`.
    public var values: AsyncThrowingStream<Element, Swift.Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { element in
                    nonisolated(unsafe) let element = element
                    continuation.yield(element)
                },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                // After an end this changes nothing.
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            let carried = Carried(subscription)
            continuation.onTermination = { _ in carried.value.dispose() }
        }
    }
}
