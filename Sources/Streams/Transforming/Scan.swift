extension ObservableType {
    /// What has been gathered so far, after each element: `accumulator` makes it of what was gathered before and the element.
    ///
    ///     source                  --1--2--3--|
    ///     scan(0) { $0 + $1 }     --1--3--6--|
    ///
    /// Each subscription begins with `seed`, which is not an element itself. What `accumulator` throws ends the result with that
    /// error and disposes of the source.
    ///
    /// Source: ReactiveX, "Scan".
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        let source = asObservable()
        return Observable<A> { sink in
            var gathered = seed
            source.attach(
                sink.stage { element in
                    do {
                        let result = try accumulator(gathered, element)
                        gathered = result
                        if sink.lifetime.isLive { sink.next(result) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// The same, with an `accumulator` that changes what is gathered in place. It spares an array or a dictionary a copy.
    ///
    ///     source                        --1--2--3--|
    ///     scan(into: 0) { $0 += $1 }    --1--3--6--|
    ///
    /// The copy is spared only if nobody downstream keeps the element before.
    ///
    /// Source: RxSwift, `scan(into:accumulator:)`.
    public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
        let source = asObservable()
        return Observable<A> { sink in
            var gathered = seed
            source.attach(
                sink.stage { element in
                    do {
                        try accumulator(&gathered, element)
                        if sink.lifetime.isLive { sink.next(gathered) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
