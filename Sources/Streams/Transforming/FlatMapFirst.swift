extension ObservableType {
    /// An observable for an element, and no other until that one has completed: elements that come before that are dropped.
    ///
    ///     source           -1--2----3----|     1: -a--a|, 2: -b--b|, 3: -c--c|
    ///     flatMapFirst     --a--a----c--c|
    ///
    /// `selector` is not called for elements that are dropped. The result completes when the source and the inner observable have
    /// completed. An error in either, or one that `selector` throws, ends the result and disposes of the other.
    ///
    /// The inner observable may send from any thread.
    ///
    /// Source: ReactiveX, "FlatMap" (RxSwift's `flatMapFirst`).
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Observable<Source.Element> { sink in
            sink.lifetime.keep(selector)
            let merge = Merge(sink)
            merge.add(each: source.filter { _ in !merge.isBusy }.map(selector))
        }
    }
}
