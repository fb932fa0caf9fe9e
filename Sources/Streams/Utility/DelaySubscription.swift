extension ObservableType {
    /// The same sequence, subscribed to `dueTime` later, on `scheduler`.
    ///
    ///     source                   --1--|
    ///     delaySubscription(2)     ----1--|
    ///
    /// What a hot source sends before that is missed.
    ///
    /// Source: ReactiveX, "Delay".
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.hold(
                scheduler.scheduleRelative((), dueTime: dueTime) {
                    if sink.lifetime.isLive { source.open(sink) }
                    return Disposables.create()
                })
        }
    }
}
