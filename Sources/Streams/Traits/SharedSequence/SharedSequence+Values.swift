extension SharedSequence {
    /// The elements, for a `for await` loop. A shared sequence never fails, so there is nothing to `try`.
    ///
    /// To read the property subscribes, on the main queue. Elements wait for the loop. The end ends the loop. If the task is cancelled,
    /// or the sequence is released, the subscription is disposed of.
    ///
    /// Source: RxCocoa, `values`.
    @MainActor public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { element in
                    nonisolated(unsafe) let element = element
                    continuation.yield(element)
                },
                onDisposed: { continuation.finish() })
            let carried = Carried(subscription)
            continuation.onTermination = { _ in carried.value.dispose() }
        }
    }
}
