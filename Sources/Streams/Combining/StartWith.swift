extension ObservableType {
    /// Some elements at once, then the source's.
    ///
    ///     source              -   -3--4--|
    ///     startWith(1, 2)     (12)-3--4--|
    ///
    /// They come inside `subscribe`, before it subscribes to the source.
    ///
    /// Source: ReactiveX, "StartWith".
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            for element in elements where sink.lifetime.isLive { sink.next(element) }
            if sink.lifetime.isLive { source.attach(sink) }
        }
    }
}
