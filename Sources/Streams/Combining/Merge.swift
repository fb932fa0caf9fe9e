import Synchronization

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all inner observables, as they come. It subscribes to each as it comes.
    ///
    ///     source      --1-----2-----|     1: -a--a--a|, 2: --b-b|
    ///     merge()     ---a--a--ab-b-|
    ///
    /// It completes when the source and every inner observable have completed. An error in any of them ends the result and
    /// disposes of all the others.
    ///
    /// Inner observables may send from any thread: their events go on one at a time, each on its own thread. A thread that
    /// comes while another one delivers an event waits for its turn.
    ///
    /// If an inner observable is a merge itself, or a `flatMap`, its sources join this merge: recursion needs no more stack.
    ///
    /// Source: ReactiveX, "Merge".
    public func merge() -> Observable<Element.Element> {
        let source = asObservable()
        return Merged { $0.add(each: source) }
    }
}

extension ObservableType {
    /// The elements of all `sources`, as they come.
    ///
    ///     source                   --1-----2-----|
    ///     other                    ----8-----9|
    ///     merge(source, other)     --1-8---2-9---|
    ///
    /// It subscribes to them in their order. Sources that send inside `subscribe` take turns, except `just`. It completes when all
    /// have completed. An error in any of them ends the result and disposes of the others.
    ///
    /// Source: ReactiveX, "Merge".
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// The elements of all `sources`, as they come: see `merge(_:)` of several arguments.
    public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// The elements of all `sources`, as they come: see `merge(_:)` of several arguments.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { sink in Merge(sink).add(sources) }
    }
}

/// The result of `merge()`. If it is an inner observable of another merge, it joins that one.
final class Merged<Element>: Observable<Element>, @unchecked Sendable {
    let join: (Merge<Element>) -> Void

    init(join: @escaping (Merge<Element>) -> Void) {
        self.join = join
        super.init { join(Merge($0)) }
    }

    /// The result of a `flatMap`: a subscription keeps its closure.
    init<Selector>(keeping selector: Selector, join: @escaping (Merge<Element>) -> Void) {
        self.join = join
        super.init { sink in
            sink.lifetime.keep(selector)
            join(Merge(sink))
        }
    }
}

/// One subscription: all that its sources share.
final class Merge<Element>: @unchecked Sendable {
    let sink: Sink<Element>
    private let inner = CompositeDisposable()
    private let gate = Gate()
    /// How many sources have not completed yet. The sequence that brings them counts as one.
    private let running = Atomic(1)

    init(_ sink: Sink<Element>) {
        self.sink = sink
        sink.lifetime.hold(inner)
    }

    /// Whether an inner observable has not completed yet.
    var isBusy: Bool { running.load(ordering: .acquiring) > 1 }

    func add(_ sources: [Observable<Element>]) {
        for source in sources { add(source, completed: sourceCompleted) }
        sourceCompleted()
    }

    func add<Source: ObservableConvertibleType>(each sources: Observable<Source>) where Source.Element == Element {
        add(each: sources) { [self] in
            let source = $0.asObservable()
            if let merged = source as? Merged<Element> {
                running.add(1, ordering: .relaxed)
                merged.join(self)
            } else {
                add(source, completed: sourceCompleted)
            }
        }
    }

    /// Hands each of `sources` to `start`.
    func add<Source>(each sources: Observable<Source>, start: @escaping (Source) -> Void) {
        let upstream = Lifetime()
        guard let key = inner.insert(upstream) else { return }
        upstream.hold(Disposables.create { [inner] in inner.remove(for: key) })
        sources.openInTurn(
            Sink(
                next: start,
                end: { [self] stop in
                    // As in RxSwift: its completion counts before it is disposed of.
                    if case .completed = stop { sourceCompleted() } else { fail(stop) }
                }, lifetime: upstream))
    }

    /// Subscribes to one more source. `completed` is called when it has completed, and calls `sourceCompleted()` sooner or later.
    func add(_ source: Observable<Element>, completed: @escaping () -> Void) {
        running.add(1, ordering: .relaxed)
        replaceCompleted(with: source, completed: completed)
    }

    /// Subscribes to one more source, which counts in place of one that has completed.
    @inline(__always) func replaceCompleted(with source: Observable<Element>, completed: @escaping () -> Void) {
        guard sink.lifetime.isLive else { return }
        if let one = source as? OneElement<Element> {
            gate.next(one.element, to: sink)
            return completed()
        }
        let lifetime = Lifetime()
        source.openInTurn(
            Sink(
                next: { [self] element in
                    gate.next(element, to: sink)
                    // A source that sends inside `open` is not in the group yet: here it learns that all is over.
                    if !sink.lifetime.isLive { lifetime.dispose() }
                },
                end: { [self] stop in end(lifetime, stop, completed: completed) }, lifetime: lifetime))
        guard lifetime.isLive, let key = inner.insert(lifetime) else { return }
        lifetime.hold(Disposables.create { [inner] in inner.remove(for: key) })
    }

    /// As in RxSwift: an inner observable is disposed of before its completion counts, and after its error has gone on.
    private func end(_ lifetime: Lifetime, _ stop: Stop, completed: () -> Void) {
        if case .error = stop { return fail(stop) }
        lifetime.dispose()
        completed()
    }

    private func fail(_ stop: Stop) { sink.pass(stop, through: gate) }

    func sourceCompleted() {
        guard running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        gate.deliver { [sink] in sink.complete() }
    }
}
