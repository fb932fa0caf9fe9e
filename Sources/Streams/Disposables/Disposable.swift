/// Something that can be ended: a subscription, a scheduled action, a resource.
public protocol Disposable {
    /// Ends it, and releases what it holds. To call it again has no effect.
    func dispose()
}

/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` has been called, or the subscription that it stands for has ended.
    var isDisposed: Bool { get }
}

/// Ways to make a disposable.
public struct Disposables {
    private init() {}
}
