// The operators on observables; the result is shared, so a closure runs once for all subscribers. The strategy's scheduler measures
// the time.
extension SharedSequenceConvertibleType {
    /// The same sequence. It runs closures as events pass, once for all subscribers.
    ///
    ///     source              --1--2--|
    ///     log                 --1--2
    ///     do(onNext: log)     --1--2--|
    ///
    /// - Parameters:
    ///   - onNext: Called with an element before it goes on, `afterNext` after everything downstream.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` after everything downstream.
    ///   - onSubscribe: Called before it subscribes to the source, `onSubscribed` after.
    ///   - onDispose: Called when the subscription is over, after the source is disposed of.
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

    /// The same sequence. It prints the subscription, each event, and the disposal.
    ///
    ///     source      --1--2--|
    ///     debug()     --1--2--|
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// The same sequence, `dueTime` later.
    ///
    ///     source                 --1--2--|
    ///     delay(.seconds(2))     ----1--2--|
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}

// A driver has none: it remembers the latest element, and so would keep the object alive.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Each element with `object`, which the sequence does not keep alive.
    ///
    ///     source                         --1--2--3--|
    ///     withUnretained(cat) { $1 }     --1--2--|
    ///
    /// Here the cat is released after 2. The first element after `object` is gone completes the result.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }

    /// The result of `resultSelector` for `object` and each element. The sequence does not keep `object` alive.
    ///
    ///     source                              --1--2--3--|
    ///     withUnretained(cat) { $1 * 10 }     --a--b--|        a: 10, b: 20
    ///
    /// Here the cat is released after 2. The first element after `object` is gone completes the result.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Signal<Result> {
        Signal(asObservable().withUnretained(object, resultSelector: resultSelector))
    }
}
