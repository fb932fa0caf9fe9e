// A source more in each. Parameter packs would make one of them all, at five times the cost of an element.

extension ObservableType {
    /// The elements of three sources: see `zip` of two.
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C,
        resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c) = (sources.add(source1), sources.add(source2), sources.add(source3))
            return { try resultSelector(a.take(), b.take(), c.take()) }
        }
    }

    /// The elements of four sources: see `zip` of two.
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c, d) = (sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4))
            return { try resultSelector(a.take(), b.take(), c.take(), d.take()) }
        }
    }

    /// The elements of five sources: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c, d, e) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5)
            )
            return { try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take()) }
        }
    }

    /// The elements of six sources: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType, F: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c, d, e, f) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6)
            )
            return { try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take()) }
        }
    }

    /// The elements of seven sources: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c, d, e, f, g) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6), sources.add(source7)
            )
            return { try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take()) }
        }
    }

    /// The elements of eight sources: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element) throws ->
            Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b, c, d, e, f, g, h) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6), sources.add(source7), sources.add(source8)
            )
            return {
                try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take(), h.take())
            }
        }
    }
}

extension ObservableType where Element == Any {
    /// The elements of three sources, as tuples: see `zip` of two.
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C
    ) -> Observable<(A.Element, B.Element, C.Element)> {
        .zip(source1, source2, source3) { ($0, $1, $2) }
    }

    /// The elements of four sources, as tuples: see `zip` of two.
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
        .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// The elements of five sources, as tuples: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
        .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// The elements of six sources, as tuples: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType, F: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
        .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The elements of seven sources, as tuples: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
        .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The elements of eight sources, as tuples: see `zip` of two.
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)> {
        .zip(source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }
}
