import Synchronization

extension Disposables {
    /// A disposable that runs `dispose` once, on the thread that disposes of it first. In a `create` this comes after an end or a
    /// dispose, whichever is first.
    ///
    ///     return Disposables.create { request.cancel() }
    ///
    ///     sent to the observer     --1--2--|
    ///     the clean-up             --------x
    public static func create(with dispose: @escaping () -> Void) -> Cancelable { AnonymousDisposable(dispose) }
}

/// Releases its closure when that has run, with everything the closure holds.
final class AnonymousDisposable: Cancelable, @unchecked Sendable {
    private let isOver = Atomic(false)
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    var isDisposed: Bool { isOver.load(ordering: .acquiring) }

    func dispose() {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let action = self.action
        self.action = nil
        action?()
    }
}
