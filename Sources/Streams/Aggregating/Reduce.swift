extension ObservableType {
    /// One element at the end: what `accumulator` has made of `seed` and all the elements.
    ///
    ///     source                    --1--2--3--|
    ///     reduce(0) { $0 + $1 }     -----------(6|)
    ///
    /// A source without elements gives `seed`; one that fails gives only its error; one that never ends gives nothing. What
    /// `accumulator` throws ends the result with that error and disposes of the source.
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
    /// What `mapResult` throws is the result's error.
    ///
    /// Source: ReactiveX, "Reduce".
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
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
                            if sink.lifetime.isLive { sink.next(result) }
                            sink.complete()
                        } catch {
                            sink.fail(error)
                        }
                    }, lifetime: upstream))
        }
    }
}
