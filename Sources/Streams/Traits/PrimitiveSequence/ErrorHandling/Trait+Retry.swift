extension PrimitiveSequence {
    /// The same sequence. It subscribes to the source again each time it fails, at most `maxAttemptCount` times in all.
    ///
    ///     source       --#
    ///     retry(2)     ----#
    ///
    /// The first attempt counts: `retry(1)` never tries again. The error of the last attempt goes on. `retry(0)` completes without a
    /// subscription, which a single must not do. A negative count is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }
}
