extension Disposables {
    /// A disposable that does nothing: there is nothing to clean up.
    ///
    ///     return Disposables.create()
    public static func create() -> Disposable { NopDisposable.instance }
}

private final class NopDisposable: Disposable, Sendable {
    static let instance = NopDisposable()
    func dispose() {}
}
