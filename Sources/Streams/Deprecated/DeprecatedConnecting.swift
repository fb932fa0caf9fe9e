extension ObservableType {
    /// The old name of `share(replay:scope: .forever)`.
    @available(
        *, deprecated, renamed: "share(replay:)", message: "Its scope is .forever; share(replay:)'s is .whileConnected."
    )
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }

    /// The old name of `share(replay: 1)`.
    @available(*, deprecated, message: "Use share(replay: 1).")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}
