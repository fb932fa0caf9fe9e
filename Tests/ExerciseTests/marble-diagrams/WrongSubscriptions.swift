import Streams

/// Subscribes to `stream` before anybody subscribes.
func early<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    let all = ReplaySubject<Element>.createUnbounded()
    _ = stream.subscribe(all)
    return all.asObservable()
}

/// Never disposes of its subscription to `stream`.
func leaking<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    .create { observer in
        _ = stream.subscribe(observer)
        return Disposables.create()
    }
}
