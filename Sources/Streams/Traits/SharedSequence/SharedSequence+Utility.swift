// As for an `Observable`; the result is shared, so a closure runs once for all subscribers. Time is the strategy's scheduler's.
extension SharedSequenceConvertibleType {
    /// The same sequence, with closures run as its events pass.
    ///
    /// - Parameters:
    ///   - onNext: Called with an element before it goes on, `afterNext` when those downstream have seen it.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` when those downstream have seen it.
    ///   - onSubscribe: Called before the source is subscribed to, `onSubscribed` after.
    ///   - onDispose: Called once the subscription is over, after the source's has been disposed of.
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// The same sequence, its events printed.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// The same sequence, `dueTime` later.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}

// A driver has none: its memory would keep the object alive.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Each element with `object`, which the sequence does not keep alive. Once that is gone, the next element is the end.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }

    /// What `resultSelector` makes of `object`, which the sequence does not keep alive, and each element. Once the object is
    /// gone, the next element is the end.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Signal<Result> {
        Signal(asObservable().withUnretained(object) { resultSelector($0, $1) })
    }
}
