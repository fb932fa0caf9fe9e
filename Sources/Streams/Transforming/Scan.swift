extension ObservableType {
    /// The result so far, after each element: `accumulator` makes it from the result before and the element.
    ///
    ///     source                  --1--2--3--|
    ///     scan(0) { $0 + $1 }     --1--3--6--|
    ///
    /// Each subscription begins with `seed`, which is not sent itself. If `accumulator` throws, the result ends with that error and
    /// the source is disposed of.
    ///
    /// Source: ReactiveX, "Scan".
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        let source = asObservable()
        return Observable<A> { sink in
            sink.lifetime.keepSource(source)
            var gathered = seed
            source.attach(
                sink.stage { element in
                    do {
                        let result = try accumulator(gathered, element)
                        gathered = result
                        sink.send(result)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// The same, with an `accumulator` that changes the result in place. That saves a copy of an array or a dictionary.
    ///
    ///     source                        --1--2--3--|
    ///     scan(into: 0) { $0 += $1 }    --1--3--6--|
    ///
    /// The copy is saved only if nothing downstream keeps the element before.
    ///
    /// Source: RxSwift, `scan(into:accumulator:)`.
    public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
        let source = asObservable()
        return Observable<A> { sink in
            sink.lifetime.keepSource(source)
            var gathered = seed
            source.attach(
                sink.stage { element in
                    do {
                        try accumulator(&gathered, element)
                        sink.send(gathered)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
