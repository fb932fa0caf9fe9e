extension ObservableType {
    /// An observable for each element, and only the latest of them: a new one takes the place of the one before, which is disposed
    /// of.
    ///
    ///     source            -1----2----|     1: -a--a--a|, 2: -b--b|
    ///     flatMapLatest     --a--a-b--b|
    ///
    /// It completes when the source and the latest inner observable have completed. An error in either, or one that `selector`
    /// throws, ends the result and disposes of the other. It is `map`, then `switchLatest`.
    ///
    /// Source: ReactiveX, "FlatMap" (RxSwift's `flatMapLatest`).
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        map(selector).switchLatest().keeping(selector)
    }
}
