extension ObservableType {
    /// Only the end: its type says that no element will come.
    ///
    ///     source                 --1--2--|
    ///     ignoreElements()       --------|
    ///
    /// Source: ReactiveX, "IgnoreElements".
    public func ignoreElements() -> Observable<Never> {
        let source = asObservable()
        return Observable<Never> { sink in source.attach(sink.stage { _ in }) }
    }
}
