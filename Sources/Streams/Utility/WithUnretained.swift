extension ObservableType {
    /// Each element with `obj`, which the subscription does not keep alive.
    ///
    ///     source                         --1--2--3--|
    ///     withUnretained(cat) { $1 }     --1--2--|
    ///
    /// Here the cat is released after 2. The first element after `obj` is gone completes the result and disposes of the source.
    ///
    /// Source: RxSwift, `withUnretained`.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// The result of `resultSelector` for `obj` and each element. The subscription does not keep `obj` alive.
    ///
    ///     source                              --1--2--3--|
    ///     withUnretained(cat) { $1 * 10 }     --a--b--|        a: 10, b: 20
    ///
    /// Here the cat is released after 2. The first element after `obj` is gone completes the result and disposes of the source.
    ///
    /// Source: RxSwift, `withUnretained`.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let source = asObservable()
        return Observable<Out> { [weak obj] sink in
            sink.lifetime.keepSource(source)
            source.attach(
                sink.stage { [weak obj] element in
                    guard let obj else { return sink.complete() }
                    let result = resultSelector(obj, element)
                    sink.send(result)
                })
        }
    }
}
