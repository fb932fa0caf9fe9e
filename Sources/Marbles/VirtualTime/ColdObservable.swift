import Streams

extension TestScheduler {
    /// An observable that sends all `events` to each subscriber. Their ticks count from the subscription.
    ///
    ///     events         -1--2|
    ///     subscribed       --^
    ///     sees             ---1--2|
    ///
    /// Source: RxTest, `createColdObservable`.
    public func createColdObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(events, on: self) { observer in
            Disposables.create(
                events.map { recorded in
                    self.scheduleRelativeVirtual((), dueTime: recorded.time) {
                        observer.on(recorded.value)
                        return Disposables.create()
                    }
                })
        }
    }
}
