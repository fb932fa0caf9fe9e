/// Something that receives events.
public protocol ObserverType<Element> {
    /// The type of the elements that it receives.
    associatedtype Element

    /// Receives the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends an element to this observer. Call it as often as there are elements. Short for `on(.next(element))`.
    ///
    ///     sent         --1--2
    ///     received     --1--2
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Ends the sequence with an error. What is sent after it does not arrive. Short for `on(.error(error))`.
    ///
    ///     onNext(1), onError(offline), onNext(2)     (1#)     #: offline
    public func onError(_ error: Swift.Error) { on(.error(error)) }

    /// Ends the sequence: these were all elements. What is sent after it does not arrive. Short for `on(.completed)`.
    ///
    ///     onNext(1), onCompleted(), onNext(2)     (1|)
    public func onCompleted() { on(.completed) }

    /// This observer, its type hidden.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type, which turns each element into one of ours. If `transform` throws, that error arrives.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { on($0.map(transform)) }
    }
}
