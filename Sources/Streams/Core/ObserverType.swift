/// Something that receives events.
public protocol ObserverType<Element> {
    /// The type of the elements that it receives.
    associatedtype Element

    /// Receives the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Short for `on(.next(element))`.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Short for `on(.error(error))`.
    public func onError(_ error: Swift.Error) { on(.error(error)) }

    /// Short for `on(.completed)`.
    public func onCompleted() { on(.completed) }

    /// This observer, its type hidden.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type, which turns each element into one of ours. If `transform` throws, that error arrives.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { on($0.map(transform)) }
    }
}
