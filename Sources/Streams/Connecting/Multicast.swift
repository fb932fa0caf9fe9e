extension ObservableType {
    /// Shares one subscription to the source through `subject`, for all its connections the same one.
    ///
    ///     source                 --1--2--3--|
    ///     multicast(subject)     --1--2--3--|
    ///
    /// Nothing happens before `connect()`. Once the source has ended, so has the subject: connecting again tells nobody anything.
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
    /// Nothing happens before `connect()`. Who subscribes when a connection is over waits for the next.
    ///
    /// Source: ReactiveX, "Publish".
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(source: asObservable(), makeSubject: makeSubject)
    }

    /// Lets `selector` use the source as often as it likes, through a subject, while it is subscribed to only once.
    ///
    ///     source                                    --1   --2   --|
    ///     multicast(...) { merge of $0 and $0 }     --(11)--(22)--|
    ///
    /// Each subscription makes a subject and calls `selector` with what goes through it; then it connects. What either closure
    /// throws ends the result with that error.
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
