extension ObservableConvertibleType {
    /// The elements, for a `for try await` loop.
    ///
    ///     for try await number in numbers.values { ... }
    ///
    /// To read the property subscribes. Elements wait for the loop, without a limit. An error is thrown, the end ends the loop. If the
    /// task is cancelled, the subscription is disposed of and a `CancellationError` is thrown. If the sequence is released, the
    /// subscription is disposed of too.
    ///
    /// If the observable never ends, the loop never ends: the code behind it does not run.
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
