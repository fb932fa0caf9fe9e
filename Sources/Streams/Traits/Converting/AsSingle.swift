extension ObservableType {
    /// The one element of this observable, once it has completed.
    ///
    ///     source           --1--|
    ///     asSingle()       -----(1|)
    ///
    /// With no element it fails with `RxError.noElements`, with a second one at once with `RxError.moreThanOneElement`. From
    /// a source that never ends nothing comes: take the element with `first()`, or `take(1)` before this.
    ///
    /// Source: RxSwift, `asSingle`.
    public func asSingle() -> Single<Element> {
        let source = asObservable()
        return Single(
            raw: Observable { sink in
                let upstream = Lifetime()
                sink.lifetime.hold(upstream)
                var only: Element?
                source.open(
                    Sink(
                        next: { element in
                            if only == nil { only = element } else { sink.fail(RxError.moreThanOneElement) }
                        },
                        end: { stop in
                            guard case .completed = stop else { return sink.finish(stop) }
                            guard let only else { return sink.fail(RxError.noElements) }
                            sink.next(only)
                            sink.complete()
                        }, lifetime: upstream))
            })
    }
}
