extension ObservableType {
    /// The only element: fails with `RxError.noElements` if there is none, with `RxError.moreThanOneElement` at a second.
    ///
    ///     source      --1----|
    ///     single()    --1----|
    ///
    ///     two             --1--2-|
    ///     two.single()    --1--#     #: Sequence contains more than one element.
    ///
    /// It sends the first element at once, before it knows whether another follows.
    ///
    /// Source: ReactiveX, "First" (RxSwift's `single`).
    public func single() -> Observable<Element> { single { _ in true } }

    /// The only element for which `predicate` is true: fails with `RxError.noElements` if there is none, with
    /// `RxError.moreThanOneElement` at a second.
    ///
    ///     source              --1--4--|
    ///     single { $0 > 3 }   -----4--|
    ///
    /// If `predicate` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "First" (RxSwift's `single`).
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var isFound = false
            source.attach(
                Sink(
                    next: { element in
                        do {
                            guard try predicate(element), sink.lifetime.isLive else { return }
                            if isFound { return sink.fail(RxError.moreThanOneElement) }
                            isFound = true
                            sink.next(element)
                        } catch {
                            sink.fail(error)
                        }
                    },
                    end: { stop in
                        if case .completed = stop, !isFound {
                            sink.end(.error(RxError.noElements))
                        } else {
                            sink.end(stop)
                        }
                    }, lifetime: sink.lifetime))
        }
    }
}
