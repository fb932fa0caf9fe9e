extension ObservableType {
    /// The same element, again and again, without end.
    ///
    ///     repeatElement(1).take(3)     (111|)
    ///
    /// Without a `scheduler` it runs inside `subscribe`, which returns only when something downstream ends it.
    ///
    /// Source: ReactiveX, "Repeat".
    public static func repeatElement(
        _ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable { $0.emit(on: scheduler, AnyIterator { element }) }
    }
}
