extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// 0, after `dueTime`, on `scheduler`.
    ///
    ///     timer(.seconds(3))     ---(0|)
    ///
    /// Source: ReactiveX, "Timer".
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
