extension ObservableType {
    /// The value if there is one, then the end.
    ///
    ///     from(optional: 1)       (1|)
    ///     from(optional: nil)     |
    ///
    /// Both come before `subscribe` returns, on its thread.
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { .just($0) } ?? .empty()
    }

    /// The value if there is one, then the end, scheduled on `scheduler`.
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        .from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}
