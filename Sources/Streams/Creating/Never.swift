extension ObservableType {
    /// No event at all: it never ends.
    ///
    ///     never()     -----
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func never() -> Observable<Element> {
        Observable(isBare: true) { $0.hold() }
    }
}
