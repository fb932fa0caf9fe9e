extension PrimitiveSequence {
    /// The same sequence. It subscribes to the source `dueTime` later, on `scheduler`.
    ///
    ///     source                             --(1|)
    ///     delaySubscription(.seconds(3))     -----(1|)
    ///
    /// Source: ReactiveX, "Delay".
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }
}
