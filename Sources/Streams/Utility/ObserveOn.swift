extension ObservableType {
    /// The same sequence. It delivers its events on `scheduler`: everything below this line runs there.
    ///
    ///     source                     --1--2--3--|
    ///     observe(on: scheduler)     --1--2--3--|
    ///
    /// The order stays. Once the subscription is disposed of nothing more is delivered, not even what is already on its way.
    ///
    /// Source: ReactiveX, "ObserveOn".
    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable(isWatched: false) { sink in
            let upstream = Lifetime(endsInOperator: false)
            let handOver = HandOver(to: sink, on: scheduler)
            sink.lifetime.hold(Disposables.create(upstream, handOver.turns))
            source.open(
                Sink(
                    next: { handOver.send(.next($0)) },
                    end: { handOver.send($0.event()) }, lifetime: upstream))
        }
    }
}

/// Carries events over to a scheduler, one after another, even if the scheduler runs several actions at once.
private final class HandOver<Element>: @unchecked Sendable {
    private struct Waiting {
        var events = Fifo<Event<Element>>()
        var isScheduled = false
    }

    /// The scheduled turns: one after another, as long as there are events.
    let turns = SerialDisposable()
    private let sink: Sink<Element>
    private let scheduler: ImmediateSchedulerType
    /// The scheduler, if it runs its actions in their order: then there is nothing to queue here.
    private let serial: SerialDispatchQueueScheduler?
    private let waiting = Locked(Waiting())

    init(to sink: Sink<Element>, on scheduler: ImmediateSchedulerType) {
        self.sink = sink
        self.scheduler = scheduler
        serial = scheduler as? SerialDispatchQueueScheduler
    }

    func send(_ event: Event<Element>) {
        if let serial {
            if serial.enter() {
                sink.on(event)
                serial.leave()
            } else {
                let event = Carried(event)
                serial.enqueue { self.sink.on(event.value) }
            }
        } else {
            let isFirst = waiting.withLock { waiting in
                waiting.events.append(event)
                defer { waiting.isScheduled = true }
                return !waiting.isScheduled
            }
            if isFirst {
                turns.disposable = scheduler.scheduleRecursive((), action: { _, recurse in self.turn(recurse) })
            }
        }
    }

    private func turn(_ recurse: (()) -> Void) {
        let event = waiting.withLock { $0.events.removeFirst() }
        sink.on(event)
        let isOver = waiting.withLock { waiting in
            waiting.isScheduled = !waiting.events.isEmpty
            return !waiting.isScheduled
        }
        if !isOver { recurse(()) }
    }
}
