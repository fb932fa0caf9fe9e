extension ObservableType {
    /// No element, only the end, before `subscribe` returns.
    ///
    ///     empty()     |
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func empty() -> Observable<Element> {
        Observable(isBare: true) { $0.complete() }
    }
}
