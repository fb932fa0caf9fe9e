// As for an `Observable`; the result is shared, so a closure runs once for all subscribers.
extension SharedSequenceConvertibleType {
    /// Each element, transformed.
    public func map<Result>(
        _ selector: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().map(selector))
    }

    /// Each element, transformed, and without those that become `nil`.
    public func compactMap<Result>(
        _ selector: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().compactMap(selector))
    }

    /// A shared sequence for each element, all of them merged.
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
    }

    /// A shared sequence for each element that comes while none of those runs.
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
    }

    /// A shared sequence for each element; the one before is let go.
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
    }

    /// What has been gathered so far, after each element.
    public func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
    ) -> SharedSequence<SharingStrategy, Accumulated> {
        SharedSequence(asObservable().scan(seed, accumulator: accumulator))
    }
}
