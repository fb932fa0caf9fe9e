extension ObservableType {
    /// The same sequence, each element and the end `dueTime` later, on `scheduler`. An error is not delayed.
    ///
    ///     source                 --1--2--|
    ///     delay(.seconds(2))     ----1--2--|
    ///
    ///     failing                                   --1--2--#
    ///     delay(.seconds(2)), of one that fails     ----1--2#
    ///
    /// The error comes on its own thread, and elements that still wait are dropped. If an element sets it
    /// off, it comes after that element.
    ///
    /// Source: ReactiveX, "Delay".
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let delay = Delay(sink, by: dueTime, on: scheduler)
            let upstream = Lifetime()
            sink.lifetime.hold(Disposables.create(upstream, delay.timer))
            source.open(
                Sink(
                    next: { delay.send(.next($0)) },
                    end: { stop in
                        upstream.dispose()
                        switch stop {
                        case .error(let error): delay.fail(error)
                        case .completed: delay.send(.completed)
                        }
                    }, lifetime: upstream))
        }
    }
}

/// Keeps events until they are due. There is one timer at a time, so the order stays on every scheduler.
private final class Delay<Element>: @unchecked Sendable {
    private struct Waiting {
        var events = Fifo<(event: Event<Element>, due: RxTime)>()
        var isScheduled = false
    }

    let timer = SerialDisposable()
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    private let waiting = Locked(Waiting())
    /// An error may come while another thread delivers an element, or inside that element.
    private let gate = Gate()
    private var isDelivering = false
    private var error: Swift.Error?

    init(_ sink: Sink<Element>, by dueTime: RxTimeInterval, on scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    func send(_ event: Event<Element>) {
        let due = scheduler.now.addingTimeInterval(dueTime.inSeconds)
        let isFirst = waiting.withLock { waiting in
            waiting.events.append((event, due))
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if isFirst { schedule(after: dueTime) }
    }

    func fail(_ error: Swift.Error) {
        gate.deliver { [self] in
            if isDelivering { self.error = error } else { sink.fail(error) }
        }
    }

    private func schedule(after span: RxTimeInterval) {
        timer.schedule(after: span, on: scheduler, action: deliver)
    }

    private func deliver() {
        let event = waiting.withLock { $0.events.removeFirst().event }
        gate.deliver { [self] in
            isDelivering = true
            if case .next(let element) = event { sink.send(element) } else { sink.on(event) }
            isDelivering = false
            if let error { sink.fail(error) }
        }
        let next = waiting.withLock { waiting in
            waiting.isScheduled = !waiting.events.isEmpty
            return waiting.events.first?.due
        }
        if let next, sink.lifetime.isLive { schedule(after: .span(from: scheduler.now, to: next)) }
    }
}
