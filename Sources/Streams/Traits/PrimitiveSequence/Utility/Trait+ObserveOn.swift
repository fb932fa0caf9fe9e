extension PrimitiveSequence {
    /// The same sequence. It delivers its events on `scheduler`: everything below this line runs there.
    ///
    ///     source                     --(1|)
    ///     observe(on: scheduler)     --(1|)
    ///
    /// Source: ReactiveX, "ObserveOn".
    public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }
}
