import Streams

/// The events of one subscription, and the ticks at which it began and ended.
public final class Recording<Element>: @unchecked Sendable {
    private let scheduler: TestScheduler
    private let eventRecord = Locked<[Recorded<Event<Element>>]>([])
    private let subscriptionRecord = Locked<Subscription?>(nil)

    fileprivate init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// The events that have arrived so far, each with its tick.
    public var events: [Recorded<Event<Element>>] { eventRecord.value }

    /// The ticks of the subscribe and of the end or the dispose. `nil` before the subscribe.
    public var subscription: Subscription? { subscriptionRecord.value }

    fileprivate func begin() { subscriptionRecord.withLock { $0 = Subscription(scheduler.clock) } }

    fileprivate func add(_ event: Event<Element>) {
        eventRecord.withLock { $0.append(Recorded(time: scheduler.clock, value: event)) }
    }

    fileprivate func end() {
        subscriptionRecord.withLock { $0 = $0.map { Subscription($0.subscribe, scheduler.clock) } }
    }
}

extension TestScheduler {
    /// Subscribes to `source` at one tick, disposes at another, and keeps the events between the two.
    ///
    ///     source    -1--2--3--4--|
    ///     record    ----^----!          record(source, from: 4, until: 9)
    ///     events    -------3----
    ///
    /// Nothing runs before `start()` or `advanceTo(_:)`. Read the recording after that. One exception: if the clock
    /// shows `from` already, it subscribes at once, so it does not miss the tick 0 of a hot observable.
    ///
    /// In the tick `from`, work that was scheduled before this call comes first. So a hot observable that was made before
    /// sends its event of that tick, and the recording misses it. The tick `until` has the same order.
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
