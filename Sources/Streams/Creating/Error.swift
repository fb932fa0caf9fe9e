extension ObservableType {
    /// No element, only an error, before `subscribe` returns.
    ///
    ///     error(offline)     #
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func error(_ error: Swift.Error) -> Observable<Element> {
        Observable(isBare: true) { $0.fail(error) }
    }
}
