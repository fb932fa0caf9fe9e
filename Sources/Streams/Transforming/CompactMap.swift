extension ObservableType {
    /// Each element, transformed. An element for which `transform` returns `nil` is left out.
    ///
    ///     source                                  --1--2--3--4--|
    ///     compactMap { $0 < 3 ? nil : $0 * 2 }    --------6--8--|
    ///
    /// If `transform` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
            source.attach(
                sink.stage { element in
                    do {
                        if let result = try transform(element) { sink.send(result) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
