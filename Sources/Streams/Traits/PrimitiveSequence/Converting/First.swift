extension ObservableType {
    /// The first element, as soon as it comes; `nil` if the observable completes without one.
    ///
    ///     source        --1--2--|
    ///     first()       --(1|)
    ///
    /// With the element it disposes of the source. An error before it ends the result.
    ///
    /// Source: ReactiveX, "First".
    public func first() -> Single<Element?> {
        let source = asObservable()
        return Single(
            raw: Observable<Element?> { sink in
                let upstream = sink.lifetime.branch()
                var isFound = false
                source.open(
                    Sink(
                        next: { element in
                            // The subscriber may make the source send again, while the element is still on its way.
                            guard !isFound else { return }
                            isFound = true
                            sink.next(element)
                            sink.complete()
                        },
                        end: { stop in
                            if case .completed = stop, !isFound { sink.next(nil) }
                            sink.finish(stop)
                        }, lifetime: upstream))
            })
    }
}
