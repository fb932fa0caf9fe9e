// The operators on observables; the result is shared, so a closure runs once for all subscribers.
extension SharedSequenceConvertibleType {
    /// Each element, transformed.
    ///
    ///     source              --1--2--3--|
    ///     map { $0 * 2 }      --2--4--6--|
    public func map<Result>(
        _ selector: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().map(selector))
    }

    /// Each element, transformed. An element for which `selector` returns `nil` is left out.
    ///
    ///     source                                   --1--2--3--4--|
    ///     compactMap { $0 < 3 ? nil : $0 * 2 }     --------6--8--|
    public func compactMap<Result>(
        _ selector: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().compactMap(selector))
    }

    /// A shared sequence for each element, all of them merged.
    ///
    ///     source      --1-----2-----|
    ///     flatMap     ---a-a-a-b-b-b|     1: -a-a-a|, 2: -b-b-b|
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
    }

    /// A shared sequence for an element, and no other until that one has completed: elements that come before that are dropped.
    ///
    ///     source           -1--2----3----|     1: -a--a|, 2: -b--b|, 3: -c--c|
    ///     flatMapFirst     --a--a----c--c|
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
    }

    /// A shared sequence for each element, and only the latest of them: the one before is disposed of.
    ///
    ///     source            -1----2----|     1: -a--a--a|, 2: -b--b|
    ///     flatMapLatest     --a--a-b--b|
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
    }

    /// The result so far, after each element: `accumulator` makes it from the result before and the element.
    ///
    ///     source                  --1--2--3--|
    ///     scan(0) { $0 + $1 }     --1--3--6--|
    public func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) -> Accumulated
    ) -> SharedSequence<SharingStrategy, Accumulated> {
        SharedSequence(asObservable().scan(seed, accumulator: accumulator))
    }
}
