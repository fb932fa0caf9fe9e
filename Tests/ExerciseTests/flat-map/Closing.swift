import Streams

/// A wrong answer: a `flatMapLatest` whose result completes with its source, whatever is still to come.
func closingLatest<Element>(
    _ source: Observable<Element>, _ inner: @escaping (Element) -> Observable<String>
) -> Observable<String> {
    source.materialize().flatMapLatest { event -> Observable<Event<String>> in
        switch event {
        case .next(let element): inner(element).map { .next($0) }
        case .error(let error): .just(.error(error))
        case .completed: .just(.completed)
        }
    }.dematerialize()
}
