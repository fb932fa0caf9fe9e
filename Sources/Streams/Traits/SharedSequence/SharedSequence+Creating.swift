// As for an `Observable`, on the strategy's scheduler. What sends the same to everybody is not shared: each subscriber gets it whole.
extension SharedSequence {
    /// One element, then the end. Subscribed to on the main queue, both come at once.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }

    /// The arguments, one by one, then the end.
    ///
    /// Each is an action of its own on the scheduler: subscribed to on the main queue, the first comes at once, the next later.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

    /// The elements of an array, one by one, then the end: the first at once, the next later, as with `of`.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of a sequence, one by one, then the end: the first at once, the next later, as with `of`.
    public static func from<Source: Sequence>(_ sequence: Source) -> SharedSequence<SharingStrategy, Element>
    where Source.Element == Element {
        SharedSequence(unshared: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// The value if there is one, then the end.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
    }

    /// The end, and nothing before it.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// Nothing, not even an end.
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.never())
    }

    /// A sequence that is made when the first subscriber comes, and shared by those who come while it runs.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.deferred { observableFactory().asObservable() })
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// The numbers from 0 on, one each `period`, without end: one clock for all.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// 0 after `dueTime`, then the numbers from 1 on, one each `period`, without end: one clock for all.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
