// The operators on observables; the result is shared.
extension SharedSequenceConvertibleType {
    /// `element` at once, then the elements of the sequence.
    ///
    ///     source           -   -3--4--|
    ///     startWith(1)     1   -3--4--|
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().startWith(element))
    }

    /// For each element, the latest element of `second`.
    ///
    ///     source                    --1---2---3--|
    ///     other                     ---7-8-----9-|
    ///     withLatestFrom(other)     ------8---8--|
    public func withLatestFrom<Second: SharedSequenceConvertibleType>(
        _ second: Second
    ) -> SharedSequence<SharingStrategy, Second.Element> {
        SharedSequence<SharingStrategy, Second.Element>(asObservable().withLatestFrom(second))
    }

    /// The result of `resultSelector` for each element and the latest element of `second`.
    ///
    ///     source                                  --1---2---3--|
    ///     other                                   ---5-6-----7-|
    ///     withLatestFrom(other) { $0 + $1 }       ------8---9--|
    public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, Result>(
            asObservable().withLatestFrom(second, resultSelector: resultSelector))
    }

    /// The elements of several sequences, as they come.
    ///
    ///     source                     --1-----2-----|
    ///     other                      ----8-----9|
    ///     merge([source, other])     --1-8---2-9---|
    public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of several sequences, as they come: see `merge` of a collection.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of several sequences, as they come: see `merge` of a collection.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// The elements of several sequences, of whatever types, as they come: see `merge` of a collection.
    public static func merge(
        _ sources: any SharedSequenceConvertibleType<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources.map { $0.asSharedSequence() })
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// The elements of the latest inner sequence: the one before is disposed of.
    ///
    ///     source             -1----2----|     1: -a--a--a|, 2: -b--b|
    ///     switchLatest()     --a--a-b--b|
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
    }

    /// The elements of all inner sequences, as they come.
    ///
    ///     source      --1-----2-----|     1: -a--a--a|, 2: --b-b|
    ///     merge()     ---a--a--ab-b-|
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
    }

    /// The elements of all inner sequences, of which at most `maxConcurrent` run at a time.
    ///
    ///     source                      -1-2-3----------|     1: -a---a|, 2: -b--b|, 3: -c-c|
    ///     merge(maxConcurrent: 2)     --a-b-abc-c-----|
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
    }
}

extension SharedSequence {
    /// The elements of all sequences, one sequence after another.
    ///
    ///     source                      --1--2|
    ///     other                       --3--|
    ///     concat([source, other])     --1--2--3--|
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence<SharingStrategy, Element>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// The elements of all sequences, one sequence after another: see `concat` of a sequence.
    public static func concat<Sources: Collection>(_ collection: Sources) -> SharedSequence<SharingStrategy, Element>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
    }

    /// The results of `resultSelector` for the latest elements of all, once each has one.
    ///
    ///     source                                            --1-----2-----|
    ///     other                                             ----5--7------|
    ///     combineLatest([source, other]) { $0[0] + $0[1] }  ----6--89-----|
    public static func combineLatest<Sources: Collection, Result>(
        _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence<SharingStrategy, Result>(
            Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all as arrays, once each has one: see `combineLatest` with a `resultSelector`.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
    }

    /// The results of `resultSelector` for the first elements of all, then for the second ones, and so on.
    ///
    ///     source                                  --1|
    ///     other                                   ----5---7---8--|
    ///     zip([source, other]) { $0[0] + $0[1] }  ----6---|
    public static func zip<Sources: Collection, Result>(
        _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence<SharingStrategy, Result>(
            Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The first elements of all as an array, then the second ones, and so on: see `zip` with a `resultSelector`.
    public static func zip<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]>
    where
        Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy,
        Sources.Element.Element == Element
    {
        SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
    }
}
