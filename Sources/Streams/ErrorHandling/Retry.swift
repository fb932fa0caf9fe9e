extension ObservableType {
    /// The same sequence, subscribed to again each time it fails, until it completes.
    ///
    ///     source      -1-#
    ///     retry()     -1--1--1--1
    ///
    /// The source that has failed is left before it is subscribed to anew. A source that always fails at once keeps this going
    /// inside `subscribe`, until something downstream ends it.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in Attempts(sink) { source }.goOn() }
    }

    /// The same sequence, subscribed to at most `maxAttemptCount` times, each time after it has failed.
    ///
    ///     source       -1-#
    ///     retry(2)     -1--1-#
    ///
    /// The count is that of attempts, the first among them: `retry(1)` never tries again, and `retry(0)` completes without
    /// subscribing. The error of the last attempt is passed on. A negative count is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        precondition(maxAttemptCount >= 0, "retry: the count is \(maxAttemptCount), and cannot be negative.")
        let source = asObservable()
        return Observable { sink in
            var remaining = maxAttemptCount
            Attempts(sink) {
                guard remaining > 0 else { return nil }
                remaining -= 1
                return source
            }.goOn()
        }
    }
}
