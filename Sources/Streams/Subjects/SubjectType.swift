/// Both an observable and an observer: it sends each event that it receives to its subscribers.
///
/// Source: ReactiveX, "Subject"; RxSwift, `SubjectType`.
public protocol SubjectType<Element>: ObservableType {
    /// The type of its observer side.
    associatedtype Observer: ObserverType

    /// Its observer side: an event that is sent to it goes to the subscribers.
    func asObserver() -> Observer
}
