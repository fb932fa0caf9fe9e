extension ObservableType {
    /// The same sequence, and if it completes without an element, `default` in its place.
    ///
    ///     source                  -----|
    ///     ifEmpty(default: 7)     -----(7|)
    ///
    /// Source: ReactiveX, "DefaultIfEmpty".
    public func ifEmpty(default: Element) -> Observable<Element> {
        ifEmpty(switchTo: .just(`default`))
    }

    /// The same sequence, and if it completes without an element, the elements of `other` in its place.
    ///
    ///     source                      -----|
    ///     other                       -8-9|
    ///     ifEmpty(switchTo: other)    ------8-9|
    ///
    /// It subscribes to `other` only then, on the thread of that completion.
    ///
    /// Source: ReactiveX, "Switch If Empty" (in RxSwift's words `ifEmpty(switchTo:)`).
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            var isEmpty = true
            let upstream = sink.lifetime.branch(endsInOperator: false)
            source.open(
                Sink(
                    next: { element in
                        isEmpty = false
                        sink.next(element)
                    },
                    end: { stop in
                        if case .completed = stop, isEmpty { other.openInTurn(sink) } else { sink.finish(stop) }
                    }, lifetime: upstream))
        }
    }
}
