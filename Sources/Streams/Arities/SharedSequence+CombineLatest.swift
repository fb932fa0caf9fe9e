// The operator on observables; the result is shared. A function for each number of sources: with a parameter pack
// the compiler crashes at a closure with another number of arguments, and shows no error.

extension SharedSequence {
    /// The results of `resultSelector` for the latest elements of two sequences.
    public static func combineLatest<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
        _ source1: A, _ source2: B,
        resultSelector: @escaping (A.Element, B.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of three sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C,
        resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy, C.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of four sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of five sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy, E.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of six sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of seven sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
        G: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy, G.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
    }

    /// The results of `resultSelector` for the latest elements of eight sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
        G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element) throws ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
        G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Tuples of the latest elements of two sequences.
    public static func combineLatest<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
        _ source1: A, _ source2: B
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
    where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, (A.Element, B.Element)>(
            Observable.combineLatest(source1.asObservable(), source2.asObservable()))
    }

    /// Tuples of the latest elements of three sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy, C.SharingStrategy == SharingStrategy
    {
        SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>(
            Observable.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Tuples of the latest elements of four sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
    {
        SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Tuples of the latest elements of five sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy, E.SharingStrategy == SharingStrategy
    {
        SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// Tuples of the latest elements of six sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
    {
        SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// Tuples of the latest elements of seven sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
        G: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G
    ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy, G.SharingStrategy == SharingStrategy
    {
        SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Tuples of the latest elements of eight sequences.
    public static func combineLatest<
        A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType, C: SharedSequenceConvertibleType,
        D: SharedSequenceConvertibleType, E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
        G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H
    ) -> SharedSequence<
        SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    >
    where
        A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
        C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
        E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
        G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
    {
        SharedSequence<
            SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}
