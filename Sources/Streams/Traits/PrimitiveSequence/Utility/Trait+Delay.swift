extension PrimitiveSequence {
    /// The same sequence, its end `dueTime` later, on `scheduler`. An error is not delayed.
    ///
    ///     source                 --(1|)
    ///     delay(.seconds(3))     -----(1|)
    ///
    /// Source: ReactiveX, "Delay".
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }
}
