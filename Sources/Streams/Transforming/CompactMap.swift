extension ObservableType {
    /// Each element, transformed; those that `transform` makes `nil` of are left out.
    ///
    ///     source                                  --1--2--3--4--|
    ///     compactMap { $0 < 3 ? nil : $0 * 2 }    --------6--8--|
    ///
    /// What `transform` throws ends the result with that error and disposes of the source.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { sink in
            source.attach(
                sink.stage { element in
                    do {
                        if let result = try transform(element), sink.lifetime.isLive { sink.next(result) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
