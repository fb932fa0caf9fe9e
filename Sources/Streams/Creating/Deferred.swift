extension ObservableType {
    /// An observable that is made for each subscription, at the time of that subscription.
    ///
    ///     deferred, first      ^--1--|             1: ---1--|
    ///     deferred, second     -----^--2--|        2: ---2--|
    ///
    /// `observableFactory` runs on the thread that subscribes. If it throws, that error arrives.
    ///
    /// Source: ReactiveX, "Defer".
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
    {
        Tail { sink in
            do {
                try observableFactory().attach(sink)
            } catch {
                sink.fail(error)
            }
        }
    }
}
