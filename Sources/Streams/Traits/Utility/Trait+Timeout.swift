extension PrimitiveSequence {
    /// The same sequence, if it ends within `dueTime`. Otherwise it ends then, with `RxError.timeout`.
    ///
    ///     source         -----(1|)
    ///     timeout(3)     ---#
    ///
    /// The source is disposed of then. The time runs on `scheduler`, where the error comes.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// The same sequence, if it ends within `dueTime`. Otherwise `other`, from then on.
    ///
    ///     source                       -----(1|)
    ///     other                        -(2|)
    ///     timeout(3, other: other)     ----(2|)
    ///
    /// The source is disposed of then. The time runs on `scheduler`, where `other` is subscribed to. It may take its time.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}
