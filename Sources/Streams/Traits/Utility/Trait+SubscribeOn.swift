extension PrimitiveSequence {
    /// The same sequence, subscribed to and disposed of on `scheduler`: the work it begins with runs there.
    ///
    ///     source                       --(1|)
    ///     subscribe(on: scheduler)     --(1|)
    ///
    /// Source: ReactiveX, "SubscribeOn".
    public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }
}
