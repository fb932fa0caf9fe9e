extension SharedSequence {
    /// The elements, to be looped over with `for await`. A shared sequence never fails, so there is nothing to `try`.
    ///
    /// Reading the property subscribes, on the main queue. Elements that the loop has not come to yet wait for it. The end ends the
    /// loop; cancelling its task, or letting the sequence go, disposes of the subscription.
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
