extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The elements of all maybes combined, when the last one has come.
    ///
    ///     first                              -(1|)
    ///     second                             ---(2|)
    ///     zip(first, second) { $0 + $1 }     ---(3|)
    ///
    /// If one of them has no element, it completes without an element, when all have completed. The first error ends the result, and
    /// so does one that `resultSelector` throws; the others are disposed of.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<First, Second, each Other>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ other: repeat Maybe<each Other>,
        resultSelector: @escaping (First, Second, repeat each Other) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .zipping { sources in
                let (a, b) = (sources.add(first.source), sources.add(second.source))
                let others = (repeat sources.add((each other).source))
                return { try resultSelector(a.take(), b.take(), repeat (each others).take()) }
            })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    /// The elements of all maybes as a tuple, when the last one has come.
    ///
    ///     name                 -(1|)
    ///     photo                ---(2|)
    ///     zip(name, photo)     ---(x|)     x: (1, 2)
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<First, Second, each Other>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ other: repeat Maybe<each Other>
    ) -> Maybe<(First, Second, repeat each Other)> {
        .zip(first, second, repeat each other) { (a: First, b: Second, others: repeat each Other) in
            (a, b, repeat each others)
        }
    }
}
