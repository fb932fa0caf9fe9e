extension ObservableType {
    /// Shares one subscription to the source through `subject`. All connections use the same subject.
    ///
    ///     source                 --1--2--3--|
    ///     multicast(subject)     --1--2--3--|
    ///
    /// Nothing happens before `connect()`. Once the source has ended, so has the subject: to connect again sends nothing.
    ///
    /// Source: ReactiveX, "Publish".
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast(makeSubject: { subject })
    }

    /// Shares one subscription to the source through a subject, a new one for each connection.
    ///
    ///     source                      --1--2--3--|
    ///     multicast(makeSubject:)     --1--2--3--|
    ///
    /// Nothing happens before `connect()`. When a connection is over, a subscriber waits for the next one.
    ///
    /// Source: ReactiveX, "Publish".
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(source: asObservable(), makeSubject: makeSubject)
    }

    /// Lets `selector` use the source as often as it likes, through a subject: there is only one subscription to it.
    ///
    ///     source                                    --1   --2   --|
    ///     multicast(...) { merge of $0 and $0 }     --(11)--(22)--|
    ///
    /// Each subscription makes a subject, calls `selector` with its elements, and then connects. If either closure throws, the
    /// result ends with that error.
    ///
    /// Source: ReactiveX, "Publish".
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        return Observable<Result> { sink in
            do {
                let connectable = source.multicast(try subjectSelector())
                try selector(connectable).attach(sink)
                guard sink.lifetime.isLive else { return }
                _ = connectable.connect(handing: sink.lifetime.hold)
            } catch {
                sink.fail(error)
            }
        }
    }
}
