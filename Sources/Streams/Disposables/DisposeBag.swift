extension Disposable {
    /// Puts this into `bag`, which disposes of it when the bag itself goes.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Holds disposables for as long as it lives itself, and disposes of them, in the order in which they came, when it goes.
///
/// Usually a stored property of whatever the subscriptions work for: they end with their owner. A new bag in place of the
/// old one ends them sooner. The bag learns nothing of a subscription that ends by itself: it keeps the empty disposable.
///
/// Inserting is safe from any thread. Disposing happens on the thread that lets go of the bag last.
public final class DisposeBag: @unchecked Sendable {
    private let members = Locked<[Disposable]>([])

    /// An empty bag.
    public init() {}

    /// A bag that holds `disposables`.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        insert(disposables)
    }

    /// A bag that holds what `builder` lists.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init()
        insert(builder())
    }

    deinit {
        for disposable in members.withLock({ $0 }) { disposable.dispose() }
    }

    /// Adds a disposable.
    public func insert(_ disposable: Disposable) { members.withLock { $0.append(disposable) } }

    /// Adds several disposables.
    public func insert(_ disposables: Disposable...) { insert(disposables) }

    /// Adds several disposables.
    public func insert(_ disposables: [Disposable]) { members.withLock { $0 += disposables } }

    /// Adds the disposables that `builder` lists, a line each.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

    /// Lets disposables be listed a line each.
    @resultBuilder public struct DisposableBuilder {
        /// The lines as a list.
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
    }
}
