extension ObservableType {
    /// The elements for which `predicate` is true.
    ///
    ///     source                     --1--2--3--4--|
    ///     filter { $0 % 2 == 0 }     -----2-----4--|
    ///
    /// If `predicate` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            source.attach(
                sink.stage { element in
                    do {
                        if try predicate(element) { sink.send(element) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
