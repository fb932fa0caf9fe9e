extension ObservableType {
    /// All elements but the first `count`.
    ///
    ///     source      --1--2--3--|
    ///     skip(2)     --------3--|
    ///
    /// A count of 0 or less skips nothing.
    ///
    /// Source: ReactiveX, "Skip".
    public func skip(_ count: Int) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var remaining = count
            source.attach(
                sink.stage { element in
                    if remaining > 0 { remaining -= 1 } else { sink.next(element) }
                })
        }
    }

    /// The elements that come later than `duration` after the subscription.
    ///
    ///     source                -1-2-3-4-|
    ///     skip(.seconds(4))     -----3-4-|
    ///
    /// The time runs on `scheduler`. Elements keep their thread.
    ///
    /// Source: ReactiveX, "Skip".
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let isOver = Flag()
            sink.lifetime.hold(
                scheduler.scheduleRelative((), dueTime: duration) {
                    isOver.raise()
                    return Disposables.create()
                })
            source.attach(sink.stage { if isOver.isRaised { sink.next($0) } })
        }
    }
}
