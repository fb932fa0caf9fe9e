extension ObservableType {
    /// The elements from the first on for which `predicate` does not hold.
    ///
    ///     source                      --1--3--2--4--|
    ///     skip(while: { $0 < 3 })     -----3--2--4--|
    ///
    /// From then on `predicate` is not asked again. What it throws ends the result with that error and disposes of the source.
    ///
    /// Source: ReactiveX, "SkipWhile".
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var isSkipping = true
            source.attach(
                sink.stage { element in
                    do {
                        if isSkipping { isSkipping = try predicate(element) }
                        if !isSkipping, sink.lifetime.isLive { sink.next(element) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
