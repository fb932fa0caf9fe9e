extension ObservableType {
    /// The elements up to the first for which `predicate` does not hold, then the end.
    ///
    ///     source                                              --1--2--3--4--|
    ///     take(while: { $0 < 3 })                             --1--2--|
    ///
    ///     source                                              --1--2--3--4--|
    ///     take(while: { $0 < 3 }, behavior: .inclusive)       --1--2--(3|)
    ///
    /// With the end the source is disposed of. What `predicate` throws ends the result with that error.
    ///
    /// - Parameter behavior: Whether that first one is passed on. By default it is not.
    ///
    /// Source: ReactiveX, "TakeWhile".
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var goesOn = true
            source.attach(
                sink.stage { element in
                    // What the last element sets off comes back up to here.
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

    /// The elements up to the first for which `predicate` holds, then the end.
    ///
    ///     source                                               --1--2--3--4--|
    ///     take(until: { $0 > 2 })                              --1--2--|
    ///
    ///     source                                               --1--2--3--4--|
    ///     take(until: { $0 > 2 }, behavior: .inclusive)        --1--2--(3|)
    ///
    /// With the end the source is disposed of. What `predicate` throws ends the result with that error.
    ///
    /// - Parameter behavior: Whether that first one is passed on. By default it is not.
    ///
    /// Source: ReactiveX, "TakeUntil".
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }
}
