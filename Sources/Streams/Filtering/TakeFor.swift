extension ObservableType {
    /// The elements that come within `duration` after the subscription, then the end.
    ///
    ///     source                              -1-2-3-4-|
    ///     take(for: .seconds(4))              -1-2|
    ///
    /// The time runs on `scheduler`, where the end comes. With the end it disposes of the source.
    ///
    /// Source: ReactiveX, "Take".
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let gate = Gate()
            let upstream = Lifetime()
            let end = scheduler.scheduleRelative((), dueTime: duration) {
                gate.deliver { sink.complete() }
                return Disposables.create()
            }
            sink.lifetime.hold(Disposables.create(end, upstream))
            source.open(
                Sink(
                    next: { gate.next($0, to: sink) },
                    end: { sink.pass($0, through: gate) }, lifetime: upstream))
        }
    }
}
