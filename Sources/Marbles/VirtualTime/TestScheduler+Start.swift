import Streams

extension TestScheduler {
    /// Runs everything: makes an observable, subscribes to it and disposes of the subscription, each at its tick.
    ///
    /// - Returns: An observer with the events that arrived.
    ///
    /// Source: RxTest, `start(created:subscribed:disposed:create:)`.
    public func start<Source: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        let observer = createObserver(Source.Element.self)
        var source: Observable<Source.Element>?
        var subscription: Disposable?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// The same, with the usual ticks: made at 100, subscribed to at 200, disposed of at `disposed`.
    public func start<Source: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// The same, with the usual ticks: made at 100, subscribed to at 200, disposed of at 1000.
    public func start<Source: ObservableConvertibleType>(
        _ create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        start(disposed: Defaults.disposed, create: create)
    }
}
