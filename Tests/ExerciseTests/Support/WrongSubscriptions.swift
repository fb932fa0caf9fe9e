import Streams

/// Subscribes to `stream` before anybody subscribes.
public func early<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    let all = ReplaySubject<Element>.createUnbounded()
    _ = stream.subscribe(all)
    return all.asObservable()
}

/// Never disposes of its subscription to `stream`.
public func leaking<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    .create { observer in
        _ = stream.subscribe(observer)
        return Disposables.create()
    }
}

/// A stream that gives its elements to the first subscriber only: what a wrong answer that works once returns.
public func firstOnly<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    let isUsed = Used()
    return .deferred { isUsed.use() ? .empty() : stream }
}

private final class Used: @unchecked Sendable {
    private var isUsed = false

    /// - Returns: Whether it was used before.
    func use() -> Bool {
        defer { isUsed = true }
        return isUsed
    }
}
