extension ObservableType {
    /// The latest elements of all sources, combined: once each has one, and again with every element that comes.
    ///
    ///     source                                       --1-----2-----|
    ///     other                                        ----5--7------|
    ///     combineLatest(source, other) { $0 + $1 }     ----6--89-----|
    ///
    /// It takes two to eight sources, and subscribes to them in their order. It completes when all have completed. It also completes
    /// if a source has completed without an element and only one is left, with the next element of that one. An error in any of
    /// them, or one that `resultSelector` throws, ends the result and disposes of the others.
    ///
    /// The sources may send from any thread: their events are handled one at a time.
    ///
    /// Source: ReactiveX, "CombineLatest".
    public static func combineLatest<A: ObservableType, B: ObservableType>(
        _ source1: A, _ source2: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
    ) -> Observable<Element> {
        combining { sources in
            let (a, b) = (sources.add(source1), sources.add(source2))
            return { try resultSelector(a.get(), b.get()) }
        }
    }

    /// The latest elements of all sources, combined by `resultSelector`: see `combineLatest` of two.
    ///
    /// An empty collection sends the result of `resultSelector` for no elements, and completes.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        combining(areReleasedFirst: false) { sources in
            let all = collection.map { sources.add($0) }
            return { try resultSelector(all.map { $0.get() }) }
        }
    }

    /// The latest elements of all sources as an array: see `combineLatest` of two.
    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }

    /// - Parameters:
    ///   - areReleasedFirst: Whether a source is disposed of before its end goes on, or after: in RxSwift the forms differ.
    ///   - prepare: Adds the sources, and returns a function that combines their latest elements.
    static func combining(
        areReleasedFirst: Bool = true, _ prepare: @escaping (CombineLatest<Element>) -> () throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            sink.lifetime.keep(prepare)
            let sources = CombineLatest(sink, areReleasedFirst)
            sources.start(prepare(sources))
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all sources as a tuple: see `combineLatest` with a `resultSelector`.
    public static func combineLatest<A: ObservableType, B: ObservableType>(
        _ source1: A, _ source2: B
    ) -> Observable<(A.Element, B.Element)> {
        .combineLatest(source1, source2) { ($0, $1) }
    }
}

/// One subscription. Its state is touched inside the gate only.
final class CombineLatest<Result>: @unchecked Sendable {
    /// The latest element of one source.
    final class Latest<Element> {
        fileprivate var element: Element?

        /// Call it only when every source has sent an element.
        func get() -> Element { element! }
    }

    private let sink: Sink<Result>
    private let areReleasedFirst: Bool
    private let gate = Gate()
    private var openings: [(_ combine: @escaping () throws -> Result) -> Void] = []
    /// How many sources have not sent anything yet.
    private var missing = 0
    /// How many sources have not completed yet.
    private var running = 0

    fileprivate init(_ sink: Sink<Result>, _ areReleasedFirst: Bool) {
        self.sink = sink
        self.areReleasedFirst = areReleasedFirst
    }

    func add<Source: ObservableType>(_ source: Source) -> Latest<Source.Element> {
        let (source, latest) = (source.asObservable(), Latest<Source.Element>())
        openings.append { [self] in open(source, latest, combine: $0) }
        return latest
    }

    fileprivate func start(_ combine: @escaping () throws -> Result) {
        let openings = openings
        self.openings = []
        (missing, running) = (openings.count, openings.count)
        for open in openings where sink.lifetime.isLive { open(combine) }
        if openings.isEmpty {
            send(combine)
            sink.complete()
        }
    }

    private func open<Element>(
        _ source: Observable<Element>, _ latest: Latest<Element>, combine: @escaping () throws -> Result
    ) {
        let stage = sink.stage { [self] (element: Element) in
            if latest.element == nil { missing -= 1 }
            latest.element = element
            if missing == 0 { send(combine) } else if running == 1 { sink.complete() }
        }
        source.open(
            gate.entrance(to: stage, in: sink.lifetime.branch(), isReleasedFirst: areReleasedFirst) { [self] in
                running -= 1
                if running == 0 { sink.complete() }
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
