extension PrimitiveSequence {
    /// The same sequence. It subscribes to the source on `scheduler`, and disposes of it there if the subscriber leaves early.
    ///
    ///     source                       --(1|)
    ///     subscribe(on: scheduler)     --(1|)
    ///
    /// Source: ReactiveX, "SubscribeOn".
    public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }
}
