import Streams

/// What one subscription saw, and when it began and was over.
public final class Recording<Element>: @unchecked Sendable {
    private let scheduler: TestScheduler
    private let eventRecord = Locked<[Recorded<Event<Element>>]>([])
    private let subscriptionRecord = Locked<Subscription?>(nil)

    fileprivate init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// The events that have arrived so far, each with its tick.
    public var events: [Recorded<Event<Element>>] { eventRecord.value }

    /// When it was subscribed, and when that was over: by an end or by a dispose. `nil` before it is subscribed.
    public var subscription: Subscription? { subscriptionRecord.value }

    fileprivate func begin() { subscriptionRecord.update { $0 = Subscription(scheduler.clock) } }

    fileprivate func add(_ event: Event<Element>) {
        eventRecord.update { $0.append(Recorded(time: scheduler.clock, value: event)) }
    }

    fileprivate func end() {
        subscriptionRecord.update { $0 = $0.map { Subscription($0.subscribe, scheduler.clock) } }
    }
}

extension TestScheduler {
    /// Subscribes to `source` at one tick, disposes of that at another, and keeps what happens in between.
    ///
    ///     source    -1--2--3--4--|
    ///     record    ----^----!          record(source, from: 4, until: 9)
    ///     events    -------3----
    ///
    /// Nothing runs before `start()` or `advanceTo(_:)`; read the recording afterwards. One exception: if the clock
    /// shows `from` already, it subscribes at once, so that it misses nothing of a hot observable's tick 0.
    ///
    /// Within the tick `from`, what was scheduled before this call comes first: a hot observable that has been made
    /// before tells its event of that tick, and the recording misses it. The same order holds in the tick `until`.
    public func record<Source: ObservableConvertibleType>(
        _ source: Source, from: TestTime = 0, until: TestTime = 1000
    ) -> Recording<Source.Element> {
        let recording = Recording<Source.Element>(scheduler: self)
        let subscription = SingleAssignmentDisposable()
        let dispose = scheduleAbsoluteVirtual((), time: until) {
            subscription.dispose()
            return Disposables.create()
        }
        let subscribe = {
            recording.begin()
            subscription.setDisposable(
                source.asObservable().subscribe(
                    onNext: { recording.add(.next($0)) },
                    onError: { recording.add(.error($0)) },
                    onCompleted: { recording.add(.completed) },
                    onDisposed: {
                        recording.end()
                        dispose.dispose()
                    }))
        }
        if from <= clock { subscribe() } else { scheduleAt(from, action: subscribe) }
        return recording
    }
}
