extension ObservableType where Element: Equatable {
    /// The elements that differ from the one before.
    ///
    ///     source                     --1--1--2--1--|
    ///     distinctUntilChanged()     --1-----2--1--|
    ///
    /// Source: ReactiveX, "Distinct".
    public func distinctUntilChanged() -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var last: Element?
            source.attach(
                sink.stage { element in
                    if element == last { return }
                    last = element
                    sink.send(element)
                })
        }
    }
}

extension ObservableType {
    /// The elements whose key differs from the key of the one before.
    ///
    ///     source                              --1--3--4--|
    ///     distinctUntilChanged { $0 % 2 }     --1-----4--|
    ///
    /// If `keySelector` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Distinct".
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// The elements that `comparer` does not find equal to the last one that was sent.
    ///
    ///     source                                     --1--2--5--6--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }  --1-----5-----|
    ///
    /// If `comparer` throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Distinct".
    public func distinctUntilChanged(
        _ comparer: @escaping (_ before: Element, _ element: Element) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var last: Element?
            source.attach(
                sink.stage { element in
                    do {
                        if let last, try comparer(last, element) { return }
                        last = element
                        sink.send(element)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// The elements whose property differs from that of the one before.
    ///
    ///     source                               -a-b-c|     a: ant, b: bee, c: cows
    ///     distinctUntilChanged(at: \.count)    -a---c|
    ///
    /// Source: RxSwift, `distinctUntilChanged(at:)`.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
    }

    /// The elements whose key `comparer` does not find equal to the key of the last one that was sent.
    ///
    ///     source                                                                  --1--2--5--6--|
    ///     distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })      --1-----5-----|
    ///
    /// If a closure throws, the result ends with that error and the source is disposed of.
    ///
    /// Source: ReactiveX, "Distinct".
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (_ before: Key, _ key: Key) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var last: Key?
            source.attach(
                sink.stage { element in
                    do {
                        let key = try keySelector(element)
                        if let last, try comparer(last, key) { return }
                        last = key
                        sink.send(element)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
