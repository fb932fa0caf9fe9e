// The sources of observables, on the strategy's scheduler. A source that sends the same to all is not shared: each subscriber receives
// all of it.
extension SharedSequence {
    /// One element, then the end. If you subscribe on the main queue, both come at once.
    ///
    ///     just(1)     (1|)
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }

    /// The arguments, one by one, then the end.
    ///
    ///     of(1, 2, 3)     (123|)
    ///
    /// Each is a separate action on the scheduler. If you subscribe on the main queue, the first comes at once, the next ones later.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

    /// The elements of an array, one by one, then the end: see `of`.
    ///
    ///     from([1, 2, 3])     (123|)
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of a sequence, one by one, then the end: see `of`.
    ///
    ///     from(1...3)     (123|)
    public static func from<Source: Sequence>(_ sequence: Source) -> SharedSequence<SharingStrategy, Element>
    where Source.Element == Element {
        SharedSequence(unshared: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// The value if there is one, then the end.
    ///
    ///     from(optional: 1)       (1|)
    ///     from(optional: nil)     |
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
    }

    /// No element, only the end.
    ///
    ///     empty()     |
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// No event at all: it never ends.
    ///
    ///     never()     -----
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.never())
    }

    /// A sequence that is made when the first subscriber comes. Subscribers that come while it runs share it.
    ///
    ///     source                  --1--2--|
    ///     deferred { source }     --1--2--|
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.deferred { observableFactory().asObservable() })
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// The numbers from 0 on, one each `period`, without end. All subscribers share one clock.
    ///
    ///     interval(.seconds(2))     --0-1-2-3
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// 0 after `dueTime`, then the numbers from 1 on, one each `period`, without end. All subscribers share one clock.
    ///
    ///     timer(.seconds(3), period: .seconds(2))     ---0-1-2-3
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
