/// The elements of a sequence that have one key in common.
///
/// Source: ReactiveX, "GroupBy"; RxSwift, `GroupedObservable`.
public struct GroupedObservable<Key, Element>: ObservableType, @unchecked Sendable {
    /// The key that its elements have in common.
    public let key: Key

    private let source: Observable<Element>

    /// A group with the elements of `source`.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Starts to send events to `observer`, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The elements alone, without the key.
    public func asObservable() -> Observable<Element> { source }
}
