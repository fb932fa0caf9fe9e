extension ObservableType {
    /// An observable that is made anew for each subscription, when it is subscribed to.
    ///
    ///     deferred, first      ^--1--|             1: ---1--|
    ///     deferred, second     -----^--2--|        2: ---2--|
    ///
    /// `observableFactory` runs on the thread that subscribes. What it throws arrives as an error.
    ///
    /// Source: ReactiveX, "Defer".
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
    {
        Observable { sink in
            do {
                try observableFactory().attach(sink)
            } catch {
                sink.fail(error)
            }
        }
    }
}
