extension ObservableType {
    /// Shares one subscription to the source, begun by `connect()`. A subscriber receives the last `bufferSize` elements first.
    ///
    ///     source                      --1--2-   -3--|
    ///     replay(1)                   --1--2-   -3--|
    ///     replay(1), joined later     ------(^2)-3--|
    ///
    /// When the connection is over the elements are forgotten: a subscriber then waits for the next connection. A negative number
    /// is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "Replay".
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        precondition(bufferSize >= 0, "replay: bufferSize is \(bufferSize), and cannot be negative.")
        return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
    }

    /// Shares one subscription to the source, begun by `connect()`. A subscriber receives all elements so far first.
    ///
    ///     source                        --1--2-    -3--|
    ///     replayAll()                   --1--2-    -3--|
    ///     replayAll(), joined later     ------(^12)-3--|
    ///
    /// All are kept in memory until the connection is over.
    ///
    /// Source: ReactiveX, "Replay".
    public func replayAll() -> ConnectableObservable<Element> {
        multicast(makeSubject: { ReplaySubject.createUnbounded() })
    }
}
