extension ObservableType where Element: EventConvertible {
    /// The sequence whose events are the elements: it undoes `materialize()`.
    ///
    ///     source              --a--b--c--|     a: next(1), b: next(2), c: completed
    ///     dematerialize()     --1--2--|
    ///
    /// An element that is an end ends the result, and disposes of the source. The source's own end ends the result as well.
    ///
    /// Source: ReactiveX, "Dematerialize".
    public func dematerialize() -> Observable<Element.Element> {
        let source = asObservable()
        return Observable<Element.Element> { sink in
            source.attach(sink.stage { sink.on($0.event) })
        }
    }
}
