extension ObservableType {
    /// What `share(replay:scope: .forever)` was called.
    @available(
        *, deprecated, renamed: "share(replay:)", message: "Its scope is .forever; share(replay:)'s is .whileConnected."
    )
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }

    /// What `share(replay: 1)` was called.
    @available(*, deprecated, message: "Use share(replay: 1).")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}
