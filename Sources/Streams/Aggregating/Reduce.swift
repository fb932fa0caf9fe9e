extension ObservableType {
    /// One element at the end: the result of `accumulator` for `seed` and all elements, one after another.
    ///
    ///     source                    --1--2--3--|
    ///     reduce(0) { $0 + $1 }     -----------(6|)
    ///
    /// If the source has no elements, it sends `seed`. If the source fails, only the error comes. If the source never ends, nothing
    /// comes. If `accumulator` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Reduce".
    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// The same, with the one element transformed by `mapResult`.
    ///
    ///     source                                          --1--2--3--|
    ///     reduce(0) { $0 + $1 } mapResult: { $0 * 10 }    -----------(a|)     a: 60
    ///
    /// If `mapResult` throws, the result ends with that error.
    ///
    /// Source: ReactiveX, "Reduce".
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
            sink.lifetime.keepSource(source)
            var gathered = seed
            let upstream = sink.lifetime.branch()
            source.open(
                Sink(
                    next: { element in
                        do { gathered = try accumulator(gathered, element) } catch { sink.fail(error) }
                    },
                    end: { stop in
                        guard case .completed = stop else { return sink.finish(stop) }
                        do {
                            let result = try mapResult(gathered)
                            sink.send(result)
                            sink.complete()
                        } catch {
                            sink.fail(error)
                        }
                    }, lifetime: upstream))
        }
    }
}
