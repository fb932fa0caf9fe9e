extension ObservableType {
    /// The same sequence. After it has failed, it subscribes to the source again when the observable that `notificationHandler` makes
    /// from the errors sends an element.
    ///
    ///     source                                     -1-#
    ///     retry(when: { $0.delay(.seconds(2)) })     -1----1----1
    ///
    /// When that observable completes or fails while no attempt runs, the result does the same. Elements that it sends while the source
    /// runs are ignored. An error that is not a `Failure` goes on, without another attempt.
    ///
    /// `notificationHandler` is called once for each subscription, before it subscribes to the source. The failed source is disposed
    /// of before the error is sent to that observable.
    ///
    /// Source: ReactiveX, "Retry" (`retryWhen`).
    public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retrying(when: notificationHandler)
    }

    /// The same for errors of any type.
    ///
    /// Source: ReactiveX, "Retry" (`retryWhen`).
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retrying(when: notificationHandler)
    }

    private func retrying<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let errors = PublishSubject<Failure>()
            let trigger = RetryTrigger()
            let attempts = Attempts(
                sink,
                onError: { attempts, error in
                    guard let failure = error as? Failure else { return sink.fail(error) }
                    attempts.leave()
                    if let end = trigger.wait() { sink.finish(end) } else { errors.onNext(failure) }
                },
                nextSource: {
                    trigger.begin()
                    return source
                })
            let triggered = sink.lifetime.branch()
            sink.lifetime.keep(notificationHandler)
            notificationHandler(errors).asObservable().open(
                Sink(
                    next: { _ in if trigger.pull() { attempts.advance() } },
                    end: { if trigger.end($0) { sink.finish($0) } }, lifetime: triggered))
            attempts.advance()
        }
    }
}

/// What the source does at the moment, and how the notifications have ended.
private final class RetryTrigger: Sendable {
    private enum Source {
        case runs, waits
        /// The next attempt is due, but has not begun.
        case isDue
    }

    private let state = Locked((source: Source.runs, end: Stop?.none))

    /// The source has failed, and waits. Returns the end of the notifications, if they have ended already.
    func wait() -> Stop? {
        state.withLock { state in
            if case .none = state.end { state.source = .waits }
            return state.end
        }
    }

    /// A notification has come. Returns whether an attempt has to follow.
    func pull() -> Bool {
        state.withLock { state in
            guard case .waits = state.source else { return false }
            state.source = .isDue
            return true
        }
    }

    /// An attempt begins.
    func begin() { state.withLock { $0.source = .runs } }

    /// The notifications have ended. Returns whether that ends the result at once, because no attempt is running.
    func end(_ end: Stop) -> Bool {
        state.withLock { state in
            state.end = end
            if case .runs = state.source { return false }
            return true
        }
    }
}
