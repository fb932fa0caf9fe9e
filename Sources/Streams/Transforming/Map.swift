extension ObservableType {
    /// Each element, transformed.
    ///
    ///     source                  --1--2--3--|
    ///     map { $0 * 10 }         --a--b--c--|     a: 10, b: 20, c: 30
    ///
    /// If `transform` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Map".
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
            source.attach(
                sink.stage { element in
                    do {
                        let result = try transform(element)
                        sink.send(result)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
