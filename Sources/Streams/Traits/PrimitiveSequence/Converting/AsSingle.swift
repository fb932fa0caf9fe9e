extension ObservableType {
    /// The one element of this observable, once it has completed.
    ///
    ///     source           --1--|
    ///     asSingle()       -----(1|)
    ///
    /// With no element it fails with `RxError.noElements`, with a second one at once with `RxError.moreThanOneElement`. If the source
    /// never ends, nothing comes: take the element with `first()`, or put `take(1)` before this.
    ///
    /// Source: RxSwift, `asSingle`.
    public func asSingle() -> Single<Element> {
        Single(raw: onlyElement(orElse: .error(RxError.noElements)))
    }

    /// The one element, once this has completed, and then the end; without an element `stop`.
    func onlyElement(orElse stop: Stop) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let upstream = sink.lifetime.branch()
            var only: Element?
            source.open(
                Sink(
                    next: { element in
                        if only == nil { only = element } else { sink.fail(RxError.moreThanOneElement) }
                    },
                    end: { end in
                        guard case .completed = end else { return sink.finish(end) }
                        guard let only else { return sink.finish(stop) }
                        sink.next(only)
                        sink.complete()
                    }, lifetime: upstream))
        }
    }
}
