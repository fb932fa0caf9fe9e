extension ObservableType {
    /// An observable for each element, one after another: it subscribes to each when the one before has completed.
    ///
    ///     source        -1--2-------|     1: -a--a|, 2: -b--b|
    ///     concatMap     --a--a-b--b-|
    ///
    /// `selector` is called as the elements come, also if its observable has to wait. The result completes when the source and
    /// every inner observable have completed. An error in any of them, or one that `selector` throws, ends the result and disposes
    /// of the others. It is `map`, then `concat()`.
    ///
    /// Source: ReactiveX, "FlatMap" (RxSwift's `concatMap`).
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        map(selector).concat().keeping(selector)
    }
}
