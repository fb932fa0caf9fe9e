extension ObservableType {
    /// An observable for each key: it comes with the first element of that key, and sends this one and all further ones.
    ///
    ///     source                 -1-2--3--4-|
    ///     groupBy { $0 % 2 }     -a-b-------|
    ///     group a                -1----3----|
    ///     group b                ---2-----4-|
    ///
    /// A group remembers nothing: subscribe to it when it comes, or you miss its first elements. All groups end as the source does,
    /// in the order in which they came, before the result. If `keySelector` throws, all end with that error and the source is
    /// disposed of.
    ///
    /// When the result is disposed of, no more groups come, and groups with subscribers go on. The source is disposed of with the
    /// last of them.
    ///
    /// Each element costs a look-up of its key. Each key is kept until the end.
    ///
    /// Source: ReactiveX, "GroupBy".
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        return Observable<GroupedObservable<Key, Element>> { sink in
            sink.lifetime.keepSource(source)
            let upstream = Lifetime()
            let users = RefCountDisposable(disposable: upstream)
            var groups: [PublishSubject<Element>] = []
            var indices: [Key: Int] = [:]

            func open(_ key: Key) -> PublishSubject<Element> {
                let group = PublishSubject<Element>()
                indices[key] = groups.count
                groups.append(group)
                sink.next(GroupedObservable(key: key, source: group.counted(by: users)))
                return group
            }
            func end(_ stop: Stop) {
                for group in groups { group.on(stop.event()) }
                sink.finish(stop)
            }
            sink.lifetime.hold(users)
            source.open(
                Sink(
                    next: { element in
                        do {
                            let key = try keySelector(element)
                            guard upstream.isLive else { return }
                            if let index = indices[key] {
                                groups[index].onNext(element)
                            } else if sink.lifetime.isLive {
                                open(key).onNext(element)
                            }
                        } catch {
                            guard upstream.stop() else { return }
                            end(.error(error))
                            upstream.dispose()
                        }
                    },
                    end: end, lifetime: upstream))
        }
    }
}

extension PublishSubject {
    /// The subject as an observable whose subscriptions retain `users`.
    func counted(by users: RefCountDisposable) -> Observable<Element> {
        Observable(isBare: true) { [self] sink in
            sink.lifetime.hold(users.retain())
            attach(sink)
        }
    }
}
