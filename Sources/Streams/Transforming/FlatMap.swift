import Synchronization

extension ObservableType {
    /// An observable for each element, all of them merged: each is subscribed to at once, and their elements come as they come.
    ///
    ///     source                     --1-----2-----|
    ///     flatMap                    ---a-a-a-b-b-b|     1: -a-a-a|, 2: -b-b-b|
    ///
    /// It completes when the source and every inner observable have completed. An error in any of them, or one that `selector`
    /// throws, ends the result and disposes of all the others.
    ///
    /// Inner observables may send from any thread: their events are passed on one at a time. An event that comes while another
    /// thread passes one on is delivered by that thread; none is waited for.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Observable<Source.Element> { sink in
            let merge = Merge(sink)
            let upstream = Lifetime()
            sink.lifetime.hold(Disposables.create(upstream, merge.inner))
            source.open(
                Sink(
                    next: { element in
                        do {
                            let inner = try selector(element).asObservable()
                            if sink.lifetime.isLive { merge.open(inner) }
                        } catch {
                            merge.sourceEnded(.error(error))
                        }
                    },
                    end: merge.sourceEnded, lifetime: upstream))
        }
    }
}

/// What the sources of one merged subscription share.
private final class Merge<Element>: @unchecked Sendable {
    let inner = CompositeDisposable()
    private let sink: Sink<Element>
    private let gate = Gate()
    /// How many sources have yet to complete, the outer one among them.
    private let running = Atomic(1)

    init(_ sink: Sink<Element>) { self.sink = sink }

    func open(_ source: Observable<Element>) {
        running.add(1, ordering: .relaxed)
        let lifetime = Lifetime()
        source.open(
            Sink(
                next: { [self] element in
                    gate.next(element, to: sink)
                    // A source that sends inside `open` is not in the group yet, and is told here that all is over.
                    if !sink.lifetime.isLive { lifetime.dispose() }
                },
                end: { [self] stop in
                    // As in RxSwift: an inner observable is let go before its completion counts, an error goes on first.
                    if case .completed = stop { lifetime.dispose() }
                    sourceEnded(stop)
                }, lifetime: lifetime))
        guard lifetime.isLive, let key = inner.insert(lifetime) else { return }
        lifetime.hold(Disposables.create { [inner] in inner.remove(for: key) })
    }

    func sourceEnded(_ stop: Stop) {
        switch stop {
        case .error: gate.deliver { [sink] in sink.finish(stop) }
        case .completed:
            if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                gate.deliver { [sink] in sink.complete() }
            }
        }
    }
}
