extension Disposable {
    /// Puts this into `bag`, which disposes of it when the bag is released: with its owner, or because a new one takes its place.
    ///
    ///     source.subscribe(onNext: { print($0) }).disposed(by: bag)
    ///
    ///     source                  --1--2--3--4
    ///     bag released at 6       ^-1--2!
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Holds disposables as long as the bag exists. When the bag is released, it disposes of them in the order in which they came.
///
///     let bag = DisposeBag()
///     source.subscribe(onNext: { print($0) }).disposed(by: bag)
///
///     source                     --1--2--3--4
///     bag = DisposeBag()         ------x
///     onNext                     --1--2
///
/// It is usually a stored property of the object that the subscriptions work for: they end with their owner. To put a new bag in
/// its place ends them sooner. If a subscription ends by itself, the bag keeps its empty disposable.
///
/// To insert is safe from any thread. The thread that releases the bag disposes.
public final class DisposeBag: @unchecked Sendable {
    private let members = Locked<[Disposable]>([])

    /// An empty bag. Put into it what `subscribe` returns.
    ///
    ///     private let bag = DisposeBag()
    public init() {}

    /// A bag that holds `disposables`.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        insert(disposables)
    }

    /// A bag that holds `disposables`.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag that holds the disposables that `builder` lists, a line each.
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
