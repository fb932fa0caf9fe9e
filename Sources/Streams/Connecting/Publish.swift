extension ObservableType {
    /// Shares one subscription to the source, begun by `connect()`. A subscriber receives the elements from then on.
    ///
    ///     source           --1--2--3--|
    ///     publish()        --1--2--3--|
    ///     joined later     ------^-3--|
    ///
    /// When the connection is over, a subscriber waits for the next one.
    ///
    /// Source: ReactiveX, "Publish".
    public func publish() -> ConnectableObservable<Element> {
        multicast(makeSubject: { PublishSubject() })
    }
}
