// A source more in each. Parameter packs would make one of them all, at five times the cost of an element.

extension ObservableType {
    /// The latest elements of three sources: see `combineLatest` of two.
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C,
        resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c) = (sources.add(source1), sources.add(source2), sources.add(source3))
            return { try resultSelector(a.get(), b.get(), c.get()) }
        }
    }

    /// The latest elements of four sources: see `combineLatest` of two.
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c, d) = (sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4))
            return { try resultSelector(a.get(), b.get(), c.get(), d.get()) }
        }
    }

    /// The latest elements of five sources: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c, d, e) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5)
            )
            return { try resultSelector(a.get(), b.get(), c.get(), d.get(), e.get()) }
        }
    }

    /// The latest elements of six sources: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType, F: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c, d, e, f) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6)
            )
            return { try resultSelector(a.get(), b.get(), c.get(), d.get(), e.get(), f.get()) }
        }
    }

    /// The latest elements of seven sources: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c, d, e, f, g) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6), sources.add(source7)
            )
            return { try resultSelector(a.get(), b.get(), c.get(), d.get(), e.get(), f.get(), g.get()) }
        }
    }

    /// The latest elements of eight sources: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element) throws ->
            Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b, c, d, e, f, g, h) = (
                sources.add(source1), sources.add(source2), sources.add(source3), sources.add(source4),
                sources.add(source5), sources.add(source6), sources.add(source7), sources.add(source8)
            )
            return { try resultSelector(a.get(), b.get(), c.get(), d.get(), e.get(), f.get(), g.get(), h.get()) }
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of three sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C
    ) -> Observable<(A.Element, B.Element, C.Element)> {
        .combineLatest(source1, source2, source3) { ($0, $1, $2) }
    }

    /// The latest elements of four sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
        .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// The latest elements of five sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
        .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// The latest elements of six sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType, F: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
        .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The latest elements of seven sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
        .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The latest elements of eight sources, as tuples: see `combineLatest` of two.
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
        F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ source1: A, _ source2: B, _ source3: C, _ source4: D, _ source5: E, _ source6: F, _ source7: G, _ source8: H
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)> {
        .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }
}
