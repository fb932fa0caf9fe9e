extension ObservableType where Element: RxAbstractInteger {
    /// 0 after `dueTime`; then, with a `period`, the numbers from 1 on, one each period, without end.
    ///
    ///     timer(.seconds(3))                          ---(0|)
    ///     timer(.seconds(3), period: .seconds(2))     ---0-1-2-3
    ///
    /// The elements come on `scheduler`.
    ///
    /// Source: ReactiveX, "Timer".
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType
    ) -> Observable<Element> {
        Observable { sink in
            if let period {
                let ticks = scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                    sink.send(count)
                    return count &+ 1
                }
                sink.hold(ticks)
            } else {
                let once = scheduler.scheduleRelative((), dueTime: dueTime) {
                    sink.send(0)
                    sink.complete()
                    return Disposables.create()
                }
                sink.hold(once)
            }
        }
    }

    /// The numbers from 0 on, one each `period`, without end. The first comes at the end of the first period.
    ///
    ///     interval(.seconds(2))     --0-1-2-3
    ///
    /// The elements come on `scheduler`.
    ///
    /// Source: ReactiveX, "Interval".
    public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }
}
