extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe made from a function that runs when somebody subscribes.
    ///
    ///     sent to the observer     --(1|)
    ///     create { ... }           --(1|)
    ///
    /// `subscribe` runs once for each subscription, on the thread that subscribes. It may send to its observer from there or,
    /// later, from another thread. The first event it sends is the end. Nothing that it sends after that, or after the
    /// subscription is disposed of, arrives.
    ///
    /// - Parameter subscribe: Sends to the observer, and returns what to clean up: it is disposed of right after the event.
    ///
    /// Source: ReactiveX, "Create".
    public static func create(subscribe: @escaping (@escaping @Sendable (MaybeEvent<Element>) -> Void) -> Disposable)
        -> Maybe<Element>
    {
        Maybe(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}
