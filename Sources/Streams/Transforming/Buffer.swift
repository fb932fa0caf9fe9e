extension ObservableType {
    /// The elements in arrays: one is sent when `count` are together, or when `timeSpan` has passed since the last was sent.
    ///
    ///     source                            -1-2-3---------4-|
    ///     buffer(timeSpan: 5, count: 2)     ---a----b----c---(d|)     a: [1, 2], b: [3], c: [], d: [4]
    ///
    /// When time is up an array is sent even if it is empty, and so is the rest when the source completes. An error discards the
    /// rest. With a `count` of 0 only the time counts.
    ///
    /// Time is measured on `scheduler`, and an array whose time is up is sent from there. The others are sent on the thread of
    /// their last element; one array at a time.
    ///
    /// Source: ReactiveX, "Buffer".
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
        let source = asObservable()
        return Observable<[Element]> { sink in
            let collector = Collector(sink, timeSpan, count, scheduler)
            let upstream = Lifetime()
            sink.lifetime.hold(collector.timer)
            sink.lifetime.hold(upstream)
            collector.startTimer(for: 0)
            source.open(Sink(next: collector.take, end: collector.end, lifetime: upstream))
        }
    }
}

/// All but `timer` is touched inside the gate only.
private final class Collector<Element>: @unchecked Sendable {
    let timer = SerialDisposable()
    private let sink: Sink<[Element]>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var elements: [Element] = []
    /// How many arrays have been sent. A timer that belongs to an earlier one has come too late.
    private var sent = 0

    init(_ sink: Sink<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType) {
        self.sink = sink
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
    }

    func take(_ element: Element) {
        gate.deliver { [self] in add(element) }
    }

    func end(_ stop: Stop) {
        gate.deliver { [self] in
            if case .completed = stop, sink.lifetime.isLive { sink.next(elements) }
            sink.finish(stop)
        }
    }

    func startTimer(for number: Int) {
        timer.schedule(after: timeSpan, on: scheduler) { [self] in
            gate.deliver { [self] in if number == sent { send() } }
        }
    }

    private func add(_ element: Element) {
        elements.append(element)
        if elements.count == count { send() }
    }

    private func send() {
        let full = elements
        elements = []
        sent += 1
        let number = sent
        guard sink.lifetime.isLive else { return }
        sink.next(full)
        // What the array has set off may have sent the next one already.
        if number == sent, sink.lifetime.isLive { startTimer(for: number) }
    }
}
