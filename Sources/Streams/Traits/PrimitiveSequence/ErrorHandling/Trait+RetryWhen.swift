extension PrimitiveSequence {
    /// The same sequence. After it has failed, it subscribes to the source again when the observable that `notificationHandler`
    /// makes from the errors sends an element.
    ///
    ///     source                                     -#
    ///     retry(when: { $0.delay(.seconds(2)) })     ----------
    ///
    /// See `retry(when:)` of an observable. The end of that observable ends the result. A single must not complete without an
    /// element: let that observable fail instead.
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
