extension ObservableType {
    /// The first elements of all sources combined, then the second ones, and so on.
    ///
    ///     source                             --1-----2-----3--|
    ///     other                              ----5-7-------|
    ///     zip(source, other) { $0 + $1 }     ----6---9--------|
    ///
    /// Elements that come early wait. It takes two to eight sources, and subscribes to them in their order. It completes when *all*
    /// have completed, even if no further combination is possible: the form with a collection differs in that. An error in any of
    /// them, or one that `resultSelector` throws, ends the result and disposes of the others.
    ///
    /// The sources may send from any thread: their events are handled one at a time.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<A: ObservableType, B: ObservableType>(
        _ source1: A, _ source2: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
    ) -> Observable<Element> {
        zipping { sources in
            let (a, b) = (sources.add(source1), sources.add(source2))
            return { try resultSelector(a.take(), b.take()) }
        }
    }

    /// The elements of all sources, combined in their order by `resultSelector`: see `zip` of two.
    ///
    ///     source                                  --1|
    ///     other                                   ----5---7---8--|
    ///     zip([source, other]) { $0[0] + $0[1] }  ----6---|
    ///
    /// It also completes when only one source is left, and that one sends an element for which another has no partner. An empty
    /// collection completes at once.
    public static func zip<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        zipping(endsEarly: true) { sources in
            let all = collection.map { sources.add($0) }
            return { try resultSelector(all.map { $0.take() }) }
        }
    }

    /// The elements of all sources in their order, as arrays: see `zip` of a collection with a `resultSelector`.
    public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }

    /// - Parameters:
    ///   - endsEarly: Whether it completes when no further combination is possible; and whether a source is disposed of after its
    ///     end has gone on, rather than before. In RxSwift the forms differ.
    ///   - prepare: Adds the sources, and returns a function that combines an element of each.
    static func zipping(
        endsEarly: Bool = false, _ prepare: @escaping (Zip<Element>) -> () throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            sink.lifetime.keep(prepare)
            let sources = Zip(sink, endsEarly)
            sources.start(prepare(sources))
        }
    }
}

extension ObservableType where Element == Any {
    /// The elements of all sources in their order, as tuples: see `zip` with a `resultSelector`.
    public static func zip<A: ObservableType, B: ObservableType>(
        _ source1: A, _ source2: B
    ) -> Observable<(A.Element, B.Element)> {
        .zip(source1, source2) { ($0, $1) }
    }
}

/// One subscription. Its state is touched inside the gate only.
final class Zip<Result>: @unchecked Sendable {
    /// How many sources have no waiting element, and how many have not completed yet.
    fileprivate final class Count {
        var empty = 0
        var running = 0
    }

    /// The elements of one source that wait for the others.
    final class Waiting<Element> {
        private var queue = Fifo<Element>()
        private let count: Count

        fileprivate init(_ count: Count) { self.count = count }

        fileprivate func add(_ element: Element) {
            if queue.isEmpty { count.empty -= 1 }
            queue.append(element)
        }

        /// Takes the first. There is one.
        func take() -> Element {
            let element = queue.removeFirst()
            if queue.isEmpty { count.empty += 1 }
            return element
        }
    }

    private let sink: Sink<Result>
    private let endsEarly: Bool
    private let gate = Gate()
    private let count = Count()
    private var openings: [(_ combine: @escaping () throws -> Result) -> Void] = []

    fileprivate init(_ sink: Sink<Result>, _ endsEarly: Bool) {
        self.sink = sink
        self.endsEarly = endsEarly
    }

    func add<Source: ObservableType>(_ source: Source) -> Waiting<Source.Element> {
        let (source, waiting) = (source.asObservable(), Waiting<Source.Element>(count))
        openings.append { [self] in open(source, waiting, combine: $0) }
        return waiting
    }

    fileprivate func start(_ combine: @escaping () throws -> Result) {
        let openings = openings
        self.openings = []
        (count.empty, count.running) = (openings.count, openings.count)
        for open in openings where sink.lifetime.isLive { open(combine) }
        if openings.isEmpty { sink.complete() }
    }

    private func open<Element>(
        _ source: Observable<Element>, _ waiting: Waiting<Element>, combine: @escaping () throws -> Result
    ) {
        let stage = sink.stage { [self] (element: Element) in
            waiting.add(element)
            if count.empty == 0 { send(combine) } else if endsEarly, count.running == 1 { sink.complete() }
        }
        source.open(
            gate.entrance(to: stage, in: sink.lifetime.branch(), isReleasedFirst: !endsEarly) { [self] in
                count.running -= 1
                if count.running == 0 { sink.complete() }
            })
    }

    private func send(_ combine: () throws -> Result) {
        do {
            sink.send(try combine())
        } catch {
            sink.fail(error)
        }
    }
}
