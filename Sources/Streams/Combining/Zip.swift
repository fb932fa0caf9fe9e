extension ObservableType {
    /// The first elements of all sources combined, then the second ones, and so on.
    ///
    ///     source                             --1-----2-----3--|
    ///     other                              ----5-7-------|
    ///     zip(source, other) { $0 + $1 }     ----6---9--------|
    ///
    /// What comes early waits. It takes two to eight sources, subscribed to in their order. It completes when *all* have
    /// completed, even where no further combination is possible: the form with a collection is different there. An error in any
    /// of them, or one that `resultSelector` throws, ends the result and disposes of the others.
    ///
    /// The sources may send from any thread: what they send is dealt with one at a time.
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
    /// It also completes when the last source that is left sends an element that none of the others can meet. None at all
    /// complete at once.
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
    ///   - endsEarly: Whether it completes when no further combination is possible; and whether a source is let go after its end
    ///     has gone on, rather than before. In RxSwift the forms differ.
    ///   - prepare: Adds the sources, and returns what combines an element of each.
    static func zipping(
        endsEarly: Bool = false, _ prepare: @escaping (Zip<Element>) -> () throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
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

/// The state of one subscription, which belongs to whoever is inside the gate.
final class Zip<Result>: @unchecked Sendable {
    /// How many sources have nothing waiting, and how many have yet to complete.
    fileprivate final class Count {
        var empty = 0
        var running = 0
    }

    /// What one source has sent and waits for the others.
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
    private var openings: [() -> Void] = []
    private var combine: (() throws -> Result)?

    fileprivate init(_ sink: Sink<Result>, _ endsEarly: Bool) {
        self.sink = sink
        self.endsEarly = endsEarly
    }

    func add<Source: ObservableType>(_ source: Source) -> Waiting<Source.Element> {
        let (source, waiting) = (source.asObservable(), Waiting<Source.Element>(count))
        openings.append { [self] in open(source, waiting) }
        return waiting
    }

    fileprivate func start(_ combine: @escaping () throws -> Result) {
        self.combine = combine
        let openings = openings
        self.openings = []
        (count.empty, count.running) = (openings.count, openings.count)
        for open in openings { open() }
        if openings.isEmpty { sink.complete() }
    }

    private func open<Element>(_ source: Observable<Element>, _ waiting: Waiting<Element>) {
        let stage = sink.stage { [self] (element: Element) in
            waiting.add(element)
            if count.empty == 0 { send() } else if endsEarly, count.running == 1 { sink.complete() }
        }
        gate.open(
            source, in: sink.lifetime.branch(), to: stage, isReleasedFirst: !endsEarly,
            completed: { [self] in
                count.running -= 1
                if count.running == 0 { sink.complete() }
            })
    }

    private func send() {
        do {
            guard let result = try combine?(), sink.lifetime.isLive else { return }
            sink.next(result)
        } catch {
            sink.fail(error)
        }
    }
}
