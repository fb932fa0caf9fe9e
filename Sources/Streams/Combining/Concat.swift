import Synchronization

extension ObservableType {
    /// The source's elements and then, once it has completed, those of another.
    ///
    ///     source                   --1--2|
    ///     other                    --3--|
    ///     source.concat(other)     --1--2--3--|
    ///
    /// It subscribes to the other when the source has completed. An error in either ends the result.
    ///
    /// Source: ReactiveX, "Concat".
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Row(first: asObservable(), last: second.asObservable())
    }

    /// The elements of all observables of a sequence, one observable after another.
    ///
    /// It takes each from the sequence, and subscribes to it, when the one before has completed: the sequence may be endless. An
    /// error in any of them ends the result.
    ///
    /// The stack does not grow with their number. The memory does not grow if one `concat` is the last source of another.
    ///
    /// Source: ReactiveX, "Concat".
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable { sink in
            var sources = sequence.makeIterator()
            Concatenation(sink, count: nil) { sources.next() }.advance()
        }
    }

    /// The elements of all observables of a collection, one observable after another: see `concat` of a sequence.
    public static func concat<Sources: Collection>(_ collection: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable { sink in
            var sources = collection.makeIterator()
            Concatenation(sink, count: collection.count) { sources.next() }.advance()
        }
    }

    /// The elements of all `sources`, one after another: see `concat` of a sequence.
    ///
    ///     source                    --1--2|
    ///     other                     --3--|
    ///     concat(source, other)     --1--2--3--|
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all inner observables, one observable after another: it subscribes to each when the one before has completed.
    ///
    ///     source       -1--2-------|     1: -a--a|, 2: -b--b|
    ///     concat()     --a--a-b--b-|
    ///
    /// It is `merge(maxConcurrent: 1)`.
    ///
    /// Source: ReactiveX, "Concat".
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// The result of `concat(_:)`. A row of them is subscribed to as one list: then an element passes one operator, and not all of them.
private final class Row<Element>: Tail<Element>, @unchecked Sendable {
    private let first: Observable<Element>
    private let last: Observable<Element>

    init(first: Observable<Element>, last: Observable<Element>) {
        (self.first, self.last) = (first, last)
        super.init { sink in
            var (sources, rest) = ([last], first)
            while let row = rest as? Row<Element> {
                sources.append(row.last)
                rest = row.first
            }
            sources.append(rest)
            var next = sources.reversed().makeIterator()
            Concatenation(sink, count: sources.count) { next.next() }.advance()
        }
    }
}

/// One subscription.
private final class Concatenation<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private var nextSource: () -> Observable<Element>?
    /// How many sources are left, if their number is known.
    private var left: Int?
    private var current: Lifetime?
    /// How many completions wait for the next source to be opened. The start counts as one.
    private let completed = Atomic(0)

    init(_ sink: Sink<Element>, count: Int?, nextSource: @escaping () -> Observable<Element>?) {
        self.sink = sink
        self.nextSource = nextSource
        left = count
    }

    /// Opens the next source. If a source completes inside `open`, the loop goes on, so the stack does not grow.
    func advance() {
        guard completed.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            guard sink.lifetime.isLive else { return }
            guard let source = nextSource() else { return sink.complete() }
            leave()
            left? -= 1
            // As in RxSwift, the sources are kept until the last one is opened.
            if left == 0 { nextSource = { nil } }
            if left == 0, source is Tail<Element> { return source.openInTurn(sink) }
            open(source)
        } while completed.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func open(_ source: Observable<Element>) {
        let lifetime = sink.lifetime.branch()
        current = lifetime
        source.open(
            Sink(
                next: { [sink] element in sink.send(element) },
                end: { [self] stop in if case .completed = stop { advance() } else { sink.finish(stop) } },
                lifetime: lifetime))
    }

    private func leave() {
        guard let current else { return }
        current.dispose()
        sink.lifetime.letGo(of: current)
    }
}
