extension ObservableType {
    /// The same sequence. It runs closures as events pass: before they go on, and after.
    ///
    ///     source              --1--2--|
    ///     log                 --1--2
    ///     do(onNext: log)     --1--2--|
    ///
    /// If a closure throws, the result ends with that error and the source is disposed of.
    ///
    /// - Parameters:
    ///   - onNext: Called with an element before it goes on, `afterNext` after everything downstream.
    ///   - onError: Called with an error before it goes on, `afterError` after everything downstream.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` after everything downstream.
    ///   - onSubscribe: Called before it subscribes to the source, `onSubscribed` after.
    ///   - onDispose: Called when the subscription is over, after the source is disposed of.
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
                    // As in RxSwift, the after-closures run before the source is released, unless an operator below has done so.
                    guard sink.lifetime.stop() else { return }
                    sink.end(stop)
                    if sink.lifetime.endsInOperator { sink.lifetime.dispose() }
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
