/// Both an observable and an observer: what it is told, it tells those who are subscribed.
///
/// Source: ReactiveX, "Subject"; RxSwift, `SubjectType`.
public protocol SubjectType<Element>: ObservableType {
    /// The type of its observer side.
    associatedtype Observer: ObserverType

    /// Its observer side: what it is told through this, it tells those who are subscribed.
    func asObserver() -> Observer
}
