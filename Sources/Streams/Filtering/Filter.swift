extension ObservableType {
    /// The elements for which `predicate` holds.
    ///
    ///     source                     --1--2--3--4--|
    ///     filter { $0 % 2 == 0 }     -----2-----4--|
    ///
    /// What `predicate` throws ends the result with that error and disposes of the source.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            source.attach(
                sink.stage { element in
                    do {
                        if try predicate(element), sink.lifetime.isLive { sink.next(element) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
