extension ObservableType {
    /// The same sequence, with closures run as its events pass: before they go on, and after.
    ///
    ///     source              --1--2--|
    ///     log                 --1--2
    ///     do(onNext: log)     --1--2--|
    ///
    /// What a closure throws ends the result with that error and disposes of the source.
    ///
    /// - Parameters:
    ///   - onNext: Called with an element before it goes on, `afterNext` when those downstream have seen it.
    ///   - onError: Called with an error before it goes on, `afterError` when those downstream have seen it.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` when those downstream have seen it.
    ///   - onSubscribe: Called before the source is subscribed to, `onSubscribed` after.
    ///   - onDispose: Called once the subscription is over, after the source's has been disposed of.
    ///
    /// Source: ReactiveX, "Do".
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let upstream = Lifetime()
            let observing = Sink<Element>(
                next: { element in
                    do {
                        try onNext?(element)
                        guard sink.lifetime.isLive else { return }
                        sink.next(element)
                        try afterNext?(element)
                    } catch {
                        sink.fail(error)
                    }
                },
                end: { stop in
                    do {
                        switch stop {
                        case .error(let error): try onError?(error)
                        case .completed: try onCompleted?()
                        }
                    } catch {
                        return sink.fail(error)
                    }
                    // The after-closures run before anything is released, as in RxSwift: hence a lifetime of its own upstream.
                    guard sink.lifetime.stop() else { return }
                    sink.end(stop)
                    switch stop {
                    case .error(let error): try? afterError?(error)
                    case .completed: try? afterCompleted?()
                    }
                    sink.lifetime.dispose()
                }, lifetime: upstream)
            onSubscribe?()
            sink.lifetime.hold(upstream)
            source.open(observing)
            onSubscribed?()
            if let onDispose { sink.lifetime.hold(Disposables.create(with: onDispose)) }
        }
    }
}
