extension ObservableType {
    /// The same sequence. It subscribes to the source again each time it fails, until it completes.
    ///
    ///     source      -1-#
    ///     retry()     -1--1--1--1
    ///
    /// It disposes of the failed source before it subscribes again. If the source always fails at once, this goes on inside
    /// `subscribe`, until something downstream ends it.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in Attempts(sink) { source }.advance() }
    }

    /// The same sequence. It subscribes to the source again each time it fails, at most `maxAttemptCount` times in all.
    ///
    ///     source       -1-#
    ///     retry(2)     -1--1-#
    ///
    /// The first attempt counts: `retry(1)` never tries again, and `retry(0)` completes without a subscription. The error of the last
    /// attempt goes on. A negative count is a mistake in the program, and stops it.
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
            }.advance()
        }
    }
}
