extension PrimitiveSequence {
    /// The same sequence, subscribed to again when what `notificationHandler` makes of its errors says so.
    ///
    ///     source                           -#
    ///     retry(when: { $0.delay(2) })     ----------
    ///
    /// See `retry(when:)` of an observable. The end of that observable ends the result, which a single must not do without an
    /// element: pass on an error instead.
    ///
    /// Source: ReactiveX, "Retry".
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }

    /// The same for errors of type `Failure`: see `retry(when:)`. An error of another type ends the result.
    public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }
}
