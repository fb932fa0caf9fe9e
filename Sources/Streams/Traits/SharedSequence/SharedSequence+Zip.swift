// As for an `Observable`; the result is shared. One function a number of sources: with a parameter pack the compiler stops at a
// closure that takes another number of arguments, in place of saying so.

extension SharedSequence {
    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<Sources: Collection, Result>(
        _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Sources.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The first elements of all, then the second ones, and so on, as arrays.
    public static func zip<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C, D>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C, D, E>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>,
        resultSelector: @escaping (A, B, C, D, E) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>,
        resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F, G>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>,
        _ source7: SharedSequence<SharingStrategy, G>,
        resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector))
    }

    /// What `resultSelector` makes of the first elements of all, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F, G, H>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>,
        _ source7: SharedSequence<SharingStrategy, G>, _ source8: SharedSequence<SharingStrategy, H>,
        resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>
    ) -> SharedSequence<SharingStrategy, (A, B)> {
        SharedSequence<SharingStrategy, (A, B)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>
    ) -> SharedSequence<SharingStrategy, (A, B, C)> {
        SharedSequence<SharingStrategy, (A, B, C)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C, D>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D)> {
        SharedSequence<SharingStrategy, (A, B, C, D)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C, D, E>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C, D, E, F>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C, D, E, F, G>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>,
        _ source7: SharedSequence<SharingStrategy, G>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// The first elements of all, then the second ones, and so on, as tuples.
    public static func zip<A, B, C, D, E, F, G, H>(
        _ source1: SharedSequence<SharingStrategy, A>, _ source2: SharedSequence<SharingStrategy, B>,
        _ source3: SharedSequence<SharingStrategy, C>, _ source4: SharedSequence<SharingStrategy, D>,
        _ source5: SharedSequence<SharingStrategy, E>, _ source6: SharedSequence<SharingStrategy, F>,
        _ source7: SharedSequence<SharingStrategy, G>, _ source8: SharedSequence<SharingStrategy, H>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)>(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}
