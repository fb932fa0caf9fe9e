extension PrimitiveSequence {
    /// The same sequence, subscribed to at most `maxAttemptCount` times, each time after it has failed.
    ///
    ///     source       --#
    ///     retry(2)     ----#
    ///
    /// The count is that of attempts, the first among them: `retry(1)` never tries again. The error of the last attempt is
    /// passed on. `retry(0)` completes without subscribing, which a single must not do. A negative count is a mistake in the
    /// program, and stops it.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }
}
