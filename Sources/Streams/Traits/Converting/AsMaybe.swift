extension ObservableType {
    /// The element of this observable, if it has one, once it has completed.
    ///
    ///     source          --1--|
    ///     asMaybe()       -----(1|)
    ///
    /// With a second element it fails at once with `RxError.moreThanOneElement`. From a source that never ends nothing comes.
    ///
    /// Source: RxSwift, `asMaybe`.
    public func asMaybe() -> Maybe<Element> {
        let source = asObservable()
        return Maybe(
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
                            if case .completed = stop, let only { sink.next(only) }
                            sink.finish(stop)
                        }, lifetime: upstream))
            })
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The same, as a maybe that happens to have an element.
    ///
    ///     single          --(1|)
    ///     asMaybe()       --(1|)
    ///
    /// Source: RxSwift, `asMaybe`.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }
}
