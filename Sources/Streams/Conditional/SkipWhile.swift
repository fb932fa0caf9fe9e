extension ObservableType {
    /// The elements from the first on for which `predicate` is false.
    ///
    ///     source                      --1--3--2--4--|
    ///     skip(while: { $0 < 3 })     -----3--2--4--|
    ///
    /// From then on `predicate` is not called again. If it throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "SkipWhile".
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var isSkipping = true
            source.attach(
                sink.stage { element in
                    do {
                        if isSkipping { isSkipping = try predicate(element) }
                        if !isSkipping { sink.send(element) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
