/// Holds any number of disposables and disposes of them together, in the order in which they came. Safe from any thread.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
    /// The key by which an inserted disposable can be removed.
    public struct DisposeKey: Sendable {
        fileprivate let number: Int
    }

    private struct State {
        var isDisposed = false
        var nextNumber = 0
        var members: [Int: Disposable] = [:]

        mutating func add(_ disposable: Disposable) -> DisposeKey {
            defer { nextNumber += 1 }
            members[nextNumber] = disposable
            return DisposeKey(number: nextNumber)
        }
    }

    private let state = Locked(State())

    /// One that holds nothing.
    public init() {}

    /// One that holds two.
    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// One that holds three.
    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// One that holds four or more.
    public convenience init(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable,
        _ disposables: Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// One that holds all of `disposables`.
    public init(disposables: [Disposable]) {
        for disposable in disposables { _ = insert(disposable) }
    }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// How many it holds.
    public var count: Int { state.withLock { $0.members.count } }

    /// Adds one; disposes of it at once if this has been disposed of.
    ///
    /// - Returns: The key to remove it by, or `nil` if it was disposed of at once.
    @discardableResult public func insert(_ disposable: Disposable) -> DisposeKey? {
        let key = state.withLock { $0.isDisposed ? nil : $0.add(disposable) }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Takes one out and disposes of it. The time does not depend on how many there are.
    public func remove(for disposeKey: DisposeKey) {
        state.withLock { $0.members.removeValue(forKey: disposeKey.number) }?.dispose()
    }

    /// Disposes of everything it holds, and from now on of everything that is inserted.
    public func dispose() {
        let members = state.withLock { state in
            defer { state.members = [:] }
            state.isDisposed = true
            return state.members
        }
        for (_, member) in members.sorted(by: { $0.key < $1.key }) { member.dispose() }
    }
}
