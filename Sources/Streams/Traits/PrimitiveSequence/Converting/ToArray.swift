extension ObservableType {
    /// All elements in one array, once the observable has completed.
    ///
    ///     source          --1--2--|
    ///     toArray()       --------(a|)     a: [1, 2]
    ///
    /// If the source fails, only the error comes. If the source never ends, nothing comes.
    ///
    /// Source: ReactiveX, "To".
    public func toArray() -> Single<[Element]> {
        let source = asObservable()
        return Single(
            raw: Observable<[Element]> { sink in
                sink.lifetime.keepSource(source)
                let upstream = sink.lifetime.branch()
                var all: [Element] = []
                source.open(
                    Sink(
                        next: { all.append($0) },
                        end: { stop in
                            if case .completed = stop { sink.next(all) }
                            sink.finish(stop)
                        }, lifetime: upstream))
            })
    }
}
