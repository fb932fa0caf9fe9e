extension ObservableType {
    /// An observable with a resource of its own, which is made for each subscription and disposed of with it.
    ///
    ///     source                                         --1--2--|
    ///     using(open, observableFactory: { source })     --1--2--|
    ///
    /// Both factories run on the thread that subscribes. What either throws arrives as an error. The resource is disposed of
    /// after the subscription to what `observableFactory` made of it.
    ///
    /// Source: ReactiveX, "Using".
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let resource = try resourceFactory()
                // Held last, also when an error comes first: it is there for as long as anything uses it.
                defer { sink.lifetime.hold(resource) }
                let source = try observableFactory(resource)
                let upstream = sink.lifetime.branch()
                source.open(
                    Sink(
                        next: { if sink.lifetime.isLive { sink.next($0) } }, end: sink.finish, lifetime: upstream))
            } catch {
                sink.fail(error)
            }
        }
    }
}
