// The operators on observables; the result is shared, so a closure runs once for all subscribers. The strategy's scheduler measures
// the time.
extension SharedSequenceConvertibleType {
    /// The elements for which `predicate` is true.
    ///
    ///     source                     --1--2--3--4--|
    ///     filter { $0 % 2 == 0 }     -----2-----4--|
    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().filter(predicate))
    }

    /// All elements but the first `count`.
    ///
    ///     source      --1--2--3--|
    ///     skip(2)     --------3--|
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().skip(count))
    }

    /// The elements whose key differs from the key of the one before.
    ///
    ///     source                              --1--3--4--|
    ///     distinctUntilChanged { $0 % 2 }     --1-----4--|
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(keySelector))
    }

    /// The elements that `comparer` does not find equal to the last one that was sent.
    ///
    ///     source                                        --1--2--5--6--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }     --1-----5-----|
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(comparer))
    }

    /// The elements whose key `comparer` does not find equal to the key of the last one that was sent.
    ///
    ///     source                                                                 --1--2--5--6--|
    ///     distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })     --1-----5-----|
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// An element once nothing newer has come for `dueTime`.
    ///
    ///     source                    -1-2-3------4--|
    ///     debounce(.seconds(3))     --------3------(4|)
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// An element, and then none for `dueTime`. With `latest`, the last element of that time is sent at its end.
    ///
    ///     source                    -1-2-3------4--|
    ///     throttle(.seconds(5))     -1----3-----4--|
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// The elements that differ from the one before.
    ///
    ///     source                     --1--1--2--1--|
    ///     distinctUntilChanged()     --1-----2--1--|
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged())
    }
}
