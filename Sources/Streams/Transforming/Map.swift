extension ObservableType {
    /// Each element, transformed.
    ///
    ///     source                  --1--2--3--|
    ///     map { $0 * 10 }         --a--b--c--|     a: 10, b: 20, c: 30
    ///
    /// What `transform` throws ends the result with that error and disposes of the source.
    ///
    /// Source: ReactiveX, "Map".
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
            source.attach(
                sink.stage { element in
                    do {
                        let result = try transform(element)
                        if sink.lifetime.isLive { sink.next(result) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
