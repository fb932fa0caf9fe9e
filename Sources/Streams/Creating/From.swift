extension ObservableType {
    /// The arguments, one by one, then the end.
    ///
    ///     of(1, 2, 3)     (123|)
    ///
    /// Unless `scheduler` says otherwise, all come before `subscribe` returns, on its thread. Other sources that are subscribed to
    /// in the same call take turns with it.
    ///
    /// Source: ReactiveX, "From".
    public static func of(
        _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .from(elements, scheduler: scheduler)
    }

    /// The elements of an array, one by one, then the end.
    ///
    ///     from([1, 2, 3])     (123|)
    ///
    /// Source: ReactiveX, "From".
    public static func from(
        _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable { $0.emit(on: scheduler, array.makeIterator()) }
    }

    /// The elements of a sequence, one by one, then the end. Each subscription asks the sequence for a new iterator.
    ///
    ///     from(1...3)     (123|)
    ///
    /// Source: ReactiveX, "From".
    public static func from<Source: Sequence>(
        _ sequence: Source, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Source.Element == Element {
        Observable { $0.emit(on: scheduler, sequence.makeIterator()) }
    }
}
