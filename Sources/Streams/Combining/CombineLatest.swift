extension ObservableType {
    /// The latest elements of all sources, combined: once each has one, and again with every element that comes.
    ///
    ///     source                                        --1-----2-----|
    ///     other                                         ----5-----7-----|
    ///     combineLatest(source, other) { $0 + $1 }      ----6---7-9-----|
    ///
    /// It completes when all have completed, or when the last one that has not sends an element in vain because another
    /// completed without any. An error in any of them, or one that `resultSelector` throws, ends the result and disposes of the
    /// others.
    ///
    /// The sources may send from any thread: what they send is dealt with one at a time.
    ///
    /// Source: ReactiveX, "CombineLatest".
    public static func combineLatest<First: ObservableType, Second: ObservableType, each Other: ObservableType>(
        _ first: First, _ second: Second, _ other: repeat each Other,
        resultSelector: @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
    ) -> Observable<Element> {
        latest(
            of: first.asObservable(), second.asObservable(), repeat (each other).asObservable(), combine: resultSelector
        )
    }

    /// The latest elements of all sources, combined by `resultSelector`: see `combineLatest` of several arguments.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        Observable { sink in
            let latest = collection.map { _ in Latest<Sources.Element.Element>() }
            let combining = CombineLatest(sink, latest.count) { try resultSelector(latest.map { $0.get() }) }
            for (source, latest) in Swift.zip(collection, latest) {
                combining.open(source.asObservable(), latest, isReleasedFirst: false)
            }
            if latest.isEmpty { sink.complete() }
        }
    }

    /// The latest elements of all sources as an array: see `combineLatest` of several arguments.
    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all sources as a tuple: see `combineLatest` with a `resultSelector`.
    public static func combineLatest<First: ObservableType, Second: ObservableType, each Other: ObservableType>(
        _ first: First, _ second: Second, _ other: repeat each Other
    ) -> Observable<(First.Element, Second.Element, repeat (each Other).Element)> {
        latestTuple(of: first.asObservable(), second.asObservable(), repeat (each other).asObservable())
    }
}

/// Two sources have parameters of their own, so that one alone is refused. It also saves the compiler seconds in a long closure.
private func latest<each Source, Result>(
    of source: repeat Observable<each Source>, combine: @escaping (repeat each Source) throws -> Result
) -> Observable<Result> {
    Observable<Result> { sink in
        let latest = (repeat Latest<each Source>())
        var count = 0
        for _ in repeat each source { count += 1 }
        let combining = CombineLatest(sink, count) { try combine(repeat (each latest).get()) }
        repeat combining.open(each source, each latest, isReleasedFirst: true)
    }
}

private func latestTuple<each Source>(of source: repeat Observable<each Source>) -> Observable<(repeat each Source)> {
    latest(of: repeat each source) { (element: repeat each Source) in (repeat each element) }
}

/// The latest element of one source.
private final class Latest<Element> {
    var element: Element?

    /// Only once there is one.
    func get() -> Element { element! }
}

/// The state of one subscription, which belongs to whoever is inside the gate.
private final class CombineLatest<Result>: @unchecked Sendable {
    private let sink: Sink<Result>
    private let gate = Gate()
    private let combine: () throws -> Result
    /// How many sources have sent nothing yet.
    private var missing: Int
    /// How many have yet to complete.
    private var running: Int

    init(_ sink: Sink<Result>, _ count: Int, combine: @escaping () throws -> Result) {
        self.sink = sink
        self.combine = combine
        (missing, running) = (count, count)
    }

    func open<Element>(_ source: Observable<Element>, _ latest: Latest<Element>, isReleasedFirst: Bool) {
        let stage = sink.stage { [self] (element: Element) in
            if latest.element == nil { missing -= 1 }
            latest.element = element
            if missing == 0 { send() } else if running == 1 { sink.complete() }
        }
        gate.open(
            source, in: sink.lifetime.branch(), to: stage, isReleasedFirst: isReleasedFirst,
            completed: { [self] in
                running -= 1
                if running == 0 { sink.complete() }
            })
    }

    private func send() {
        do {
            let result = try combine()
            if sink.lifetime.isLive { sink.next(result) }
        } catch {
            sink.fail(error)
        }
    }
}
