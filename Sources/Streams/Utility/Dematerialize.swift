extension ObservableType where Element: EventConvertible {
    /// The sequence whose events are the elements: what `materialize()` made of it, undone.
    ///
    ///     source              --a--b--c--|     a: next(1), b: next(2), c: completed
    ///     dematerialize()     --1--2--|
    ///
    /// An element that is an end ends the result, and the source is disposed of. The source's own end is one as well.
    ///
    /// Source: ReactiveX, "Dematerialize".
    public func dematerialize() -> Observable<Element.Element> {
        let source = asObservable()
        return Observable<Element.Element> { sink in
            source.attach(sink.stage { sink.on($0.event) })
        }
    }
}
