extension ObservableType {
    /// The elements up to the first for which `predicate` is false, then the end.
    ///
    ///     source                                              --1--2--3--4--|
    ///     take(while: { $0 < 3 })                             --1--2--|
    ///
    ///     source                                              --1--2--3--4--|
    ///     take(while: { $0 < 3 }, behavior: .inclusive)       --1--2--(3|)
    ///
    /// With the end it disposes of the source. If `predicate` throws, the result ends with that error.
    ///
    /// - Parameter behavior: Whether that first one is sent. By default it is not.
    ///
    /// Source: ReactiveX, "TakeWhile".
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var goesOn = true
            source.attach(
                sink.stage { element in
                    // The subscriber may make the source send again, while the last element is still on its way.
                    guard goesOn else { return }
                    do {
                        goesOn = try predicate(element)
                        guard sink.lifetime.isLive else { return }
                        if goesOn || behavior == .inclusive { sink.next(element) }
                        if !goesOn { sink.complete() }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// The elements up to the first for which `predicate` is true, then the end.
    ///
    ///     source                                               --1--2--3--4--|
    ///     take(until: { $0 > 2 })                              --1--2--|
    ///
    ///     source                                               --1--2--3--4--|
    ///     take(until: { $0 > 2 }, behavior: .inclusive)        --1--2--(3|)
    ///
    /// With the end it disposes of the source. If `predicate` throws, the result ends with that error.
    ///
    /// - Parameter behavior: Whether that first one is sent. By default it is not.
    ///
    /// Source: ReactiveX, "TakeUntil".
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }
}
