extension ObservableType {
    /// An observable made from a function that runs when somebody subscribes.
    ///
    ///     sent to the observer     --1--2--|
    ///     create { ... }           --1--2--|
    ///
    /// `subscribe` runs once for each subscription, on the thread that subscribes. It may send to its observer from there or, later,
    /// from another thread, one event at a time. After an end or a dispose, nothing that it sends arrives. Only an event that another
    /// thread delivers at that moment may still be on its way.
    ///
    /// - Parameter subscribe: Sends to the observer, and returns what to clean up when the subscription is over.
    ///
    /// Source: ReactiveX, "Create".
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Observable { sink in
            let watch = OverlapWatch()
            let observer = AnyObserver<Element> { event in
                watch.begin()
                defer { watch.end() }
                sink.on(event)
            }
            sink.hold(subscribe(observer))
        }
    }
}
