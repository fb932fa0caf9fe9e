/// Something that can be ended: a subscription, a scheduled action, a resource.
///
/// `subscribe` returns one. Call `dispose()` to end the subscription early, or hand it to a bag: `.disposed(by: bag)`.
///
///     source             --1--2--3--4
///     the subscriber     ^-1--2!
public protocol Disposable {
    /// Ends it, and releases what it holds. To call it again has no effect.
    ///
    ///     source                   --1--2--3--4
    ///     dispose() at tick 6      ^-1--2!
    ///
    /// The subscriber receives nothing more, not even an end.
    func dispose()
}

/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` has been called, or the subscription that it stands for has ended.
    var isDisposed: Bool { get }
}

/// Makes disposables, such as the one that the closure of `create` returns: what to clean up when the subscription is over.
///
///     return Disposables.create()                       // nothing
///     return Disposables.create { request.cancel() }    // this, once: after an end or a dispose
public struct Disposables {
    private init() {}
}
