extension ObservableType {
    /// The events of the source as elements, with its end as the last one; then the end.
    ///
    ///     source            --1--2--#
    ///     materialize()     --a--b--(c|)     a: next(1), b: next(2), c: error(error)
    ///
    /// So an error goes on as a value, and the result itself never fails.
    ///
    /// Source: ReactiveX, "Materialize".
    public func materialize() -> Observable<Event<Element>> {
        let source = asObservable()
        return Observable<Event<Element>> { sink in
            let upstream = sink.lifetime.branch()
            source.open(
                Sink(
                    next: { sink.next(.next($0)) },
                    end: { stop in
                        sink.send(stop.event())
                        sink.complete()
                    }, lifetime: upstream))
        }
    }
}
