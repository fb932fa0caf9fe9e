extension PrimitiveSequence {
    /// The same sequence, if it ends within `dueTime`. Otherwise it ends then, with `RxError.timeout`.
    ///
    ///     source                   -----(1|)
    ///     timeout(.seconds(3))     ---#
    ///
    /// Then the source is disposed of. The time runs on `scheduler`, where the error comes.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// The same sequence, if it ends within `dueTime`. Otherwise `other`, from then on.
    ///
    ///     source                                 -----(1|)
    ///     other                                  -(2|)
    ///     timeout(.seconds(3), other: other)     ----(2|)
    ///
    /// Then the source is disposed of. The time runs on `scheduler`, where it subscribes to `other`. No time limit holds for `other`.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}
