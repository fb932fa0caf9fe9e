extension ObservableType {
    /// The same sequence. It subscribes to the source `dueTime` later, on `scheduler`.
    ///
    ///     source                             --1--|
    ///     delaySubscription(.seconds(2))     ----1--|
    ///
    /// Elements that a hot source sends before that are missed.
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
