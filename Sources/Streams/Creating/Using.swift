extension ObservableType {
    /// An observable with a resource of its own, which is made for each subscription and disposed of with it.
    ///
    ///     source                                         --1--2--|
    ///     using(open, observableFactory: { source })     --1--2--|
    ///
    /// Both factories run on the thread that subscribes. If either throws, that error arrives. The resource is disposed of
    /// after the subscription to the observable that uses it.
    ///
    /// Source: ReactiveX, "Using".
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            sink.lifetime.keep((resourceFactory, observableFactory))
            do {
                let resource = try resourceFactory()
                // Held last, also when an error comes first: the resource outlives everything that uses it.
                defer { sink.lifetime.hold(resource) }
                let source = try observableFactory(resource)
                let upstream = sink.lifetime.branch()
                source.open(
                    Sink(
                        next: sink.send, end: sink.finish, lifetime: upstream))
            } catch {
                sink.fail(error)
            }
        }
    }
}
