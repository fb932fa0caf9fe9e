extension ObservableType {
    /// The first elements of all sources combined, then the second ones, and so on.
    ///
    ///     source                              --1-----2-----3--|
    ///     other                               ----5-7-------|
    ///     zip(source, other) { $0 + $1 }      ----6---9--------|
    ///
    /// What comes early waits. It completes when *all* sources have completed, even where no further combination is possible;
    /// see the form with a collection. An error in any of them, or one that `resultSelector` throws, ends the result and
    /// disposes of the others.
    ///
    /// The sources may send from any thread: what they send is dealt with one at a time.
    ///
    /// Source: ReactiveX, "Zip".
    public static func zip<First: ObservableType, Second: ObservableType, each Other: ObservableType>(
        _ first: First, _ second: Second, _ other: repeat each Other,
        resultSelector: @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
    ) -> Observable<Element> {
        zipped(first.asObservable(), second.asObservable(), repeat (each other).asObservable(), combine: resultSelector)
    }

    /// The elements of all sources, combined in their order by `resultSelector`: see `zip` of several arguments.
    ///
    /// It also completes when the last source that has not sends an element that none of the others can meet.
    public static func zip<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        Observable { sink in
            let count = Count(collection.count)
            let waiting = collection.map { _ in Waiting<Sources.Element.Element>(count) }
            let zipping = Zip(sink, count) { try resultSelector(waiting.map { $0.take() }) }
            for (source, waiting) in Swift.zip(collection, waiting) {
                zipping.open(source.asObservable(), waiting, endsEarly: true)
            }
            if collection.isEmpty { sink.complete() }
        }
    }

    /// The elements of all sources in their order, as arrays: see `zip` of a collection with a `resultSelector`.
    public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The elements of all sources in their order, as tuples: see `zip` with a `resultSelector`.
    public static func zip<First: ObservableType, Second: ObservableType, each Other: ObservableType>(
        _ first: First, _ second: Second, _ other: repeat each Other
    ) -> Observable<(First.Element, Second.Element, repeat (each Other).Element)> {
        zippedTuple(first.asObservable(), second.asObservable(), repeat (each other).asObservable())
    }
}

private func zipped<each Source, Result>(
    _ source: repeat Observable<each Source>, combine: @escaping (repeat each Source) throws -> Result
) -> Observable<Result> {
    Observable<Result> { sink in
        var number = 0
        for _ in repeat each source { number += 1 }
        let count = Count(number)
        let waiting = (repeat Waiting<each Source>(count))
        let zipping = Zip(sink, count) { try combine(repeat (each waiting).take()) }
        repeat zipping.open(each source, each waiting, endsEarly: false)
    }
}

private func zippedTuple<each Source>(_ source: repeat Observable<each Source>) -> Observable<(repeat each Source)> {
    zipped(repeat each source) { (element: repeat each Source) in (repeat each element) }
}

/// How many sources of a `zip` have nothing waiting, and how many have yet to complete.
private final class Count {
    var empty: Int
    var running: Int

    init(_ sources: Int) { (empty, running) = (sources, sources) }
}

/// What one source has sent and waits for the others.
private final class Waiting<Element> {
    private var queue = Fifo<Element>()
    private let count: Count

    init(_ count: Count) { self.count = count }

    func add(_ element: Element) {
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

/// The state of one subscription, which belongs to whoever is inside the gate.
private final class Zip<Result>: @unchecked Sendable {
    private let sink: Sink<Result>
    private let gate = Gate()
    private let count: Count
    private let combine: () throws -> Result

    init(_ sink: Sink<Result>, _ count: Count, combine: @escaping () throws -> Result) {
        self.sink = sink
        self.count = count
        self.combine = combine
    }

    func open<Element>(_ source: Observable<Element>, _ waiting: Waiting<Element>, endsEarly: Bool) {
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
            let result = try combine()
            if sink.lifetime.isLive { sink.next(result) }
        } catch {
            sink.fail(error)
        }
    }
}
