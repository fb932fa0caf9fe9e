extension ObservableType where Element: RxAbstractInteger {
    /// `count` whole numbers from `start` on, then the end.
    ///
    ///     range(start: 4, count: 3)     (456|)
    ///
    /// Unless `scheduler` says otherwise, all come before `subscribe` returns, on its thread. A negative count, or a range that
    /// does not fit into the type, is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "Range".
    public static func range(
        start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        precondition(count >= 0, "range: count is \(count), and cannot be negative.")
        precondition(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range: \(count) numbers from \(start) on do not fit into \(Element.self).")
        return Observable { sink in
            // No range `a...b` is empty.
            if count == 0 {
                sink.emit(on: scheduler, EmptyCollection().makeIterator())
            } else {
                sink.emit(on: scheduler, (start...start + (count - 1)).makeIterator())
            }
        }
    }
}

/// The numbers of `range`, `timer` and `interval`.
public typealias RxAbstractInteger = FixedWidthInteger
