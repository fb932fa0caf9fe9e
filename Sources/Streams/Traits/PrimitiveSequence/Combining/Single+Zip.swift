extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The elements of all singles combined, when the last one has come: several requests at once, one answer.
    ///
    ///     first                              -(1|)
    ///     second                             ---(2|)
    ///     zip(first, second) { $0 + $1 }     ---(3|)
    ///
    /// The first error ends the result, and so does one that `resultSelector` throws; the others are disposed of.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<First, Second, each Other>(
        _ first: Single<First>, _ second: Single<Second>, _ other: repeat Single<each Other>,
        resultSelector: @escaping (First, Second, repeat each Other) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zipping { sources in
                let (a, b) = (sources.add(first.source), sources.add(second.source))
                let others = (repeat sources.add((each other).source))
                return { try resultSelector(a.take(), b.take(), repeat (each others).take()) }
            })
    }

    /// The elements of all singles of a collection, in its order, combined by `resultSelector`.
    ///
    ///     one                                               -(1|)
    ///     two                                               ---(2|)
    ///     zip([one, two], resultSelector: { $0.max() })     ---(2|)
    ///
    /// For an empty collection it is the result of `resultSelector` for no elements.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
    }

    /// The elements of all singles of a collection, in its order, as an array.
    ///
    ///     a                -(1|)
    ///     b                ---(2|)
    ///     zip([b, a])      ---(x|)     x: [2, 1]
    ///
    /// For an empty collection it is an empty array.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        zip(collection) { $0 }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// The elements of all singles as a tuple, when the last one has come.
    ///
    ///     name                 -(1|)
    ///     photo                ---(2|)
    ///     zip(name, photo)     ---(x|)     x: (1, 2)
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<First, Second, each Other>(
        _ first: Single<First>, _ second: Single<Second>, _ other: repeat Single<each Other>
    ) -> Single<(First, Second, repeat each Other)> {
        .zip(first, second, repeat each other) { (a: First, b: Second, others: repeat each Other) in
            (a, b, repeat each others)
        }
    }
}
