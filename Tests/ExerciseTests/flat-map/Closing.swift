import Streams

/// A wrong answer: a `flatMap` whose result completes with its source, whatever is still to come.
func closing<Element>(_ source: Observable<Element>, _ inner: @escaping (Element) -> Observable<String>) -> Observable<
    String
> {
    ending(source, inner).merge().dematerialize()
}

/// A wrong answer: a `flatMapLatest` whose result completes with its source.
func closingLatest<Element>(
    _ source: Observable<Element>, _ inner: @escaping (Element) -> Observable<String>
) -> Observable<String> {
    ending(source, inner).switchLatest().dematerialize()
}

private func ending<Element>(
    _ source: Observable<Element>, _ inner: @escaping (Element) -> Observable<String>
) -> Observable<Observable<Event<String>>> {
    source.materialize().map { event in
        switch event {
        case .next(let element): inner(element).map { .next($0) }
        case .error(let error): .just(.error(error))
        case .completed: .just(.completed)
        }
    }
}
