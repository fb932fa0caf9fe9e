extension ObservableType {
    /// Shares one subscription to the source, begun by `connect()`. Who subscribes hears what comes from then on.
    ///
    ///     source           --1--2--3--|
    ///     publish()        --1--2--3--|
    ///     joined later     ------^-3--|
    ///
    /// Who subscribes when the connection is over waits for the next.
    ///
    /// Source: ReactiveX, "Publish".
    public func publish() -> ConnectableObservable<Element> {
        multicast(makeSubject: { PublishSubject() })
    }
}
