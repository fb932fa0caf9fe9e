extension ObservableType {
    /// The elements in arrays. An array is sent when it has `count` elements, or when `timeSpan` has passed since the last one.
    ///
    ///     source                                      -1-2-3---------4-|
    ///     buffer(timeSpan: .seconds(5), count: 2)     ---a----b----c---(d|)     a: [1, 2], b: [3], c: [], d: [4]
    ///
    /// When the time is up, an array is sent even if it is empty. When the source completes, the rest is sent, even if it is empty.
    /// An error discards the rest. With a `count` of 0 only the time counts.
    ///
    /// The time runs on `scheduler`, where an array comes whose time is up. The others come on the thread of their last element.
    /// One array comes at a time.
    ///
    /// Source: ReactiveX, "Buffer".
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
        let source = asObservable()
        return Observable<[Element]> { sink in
            sink.lifetime.keepSource(source)
            let collector = Collector(sink, timeSpan, count, scheduler)
            let upstream = Lifetime()
            sink.lifetime.hold(collector.timer)
            sink.lifetime.hold(upstream)
            collector.startTimer(for: 0)
            source.open(Sink(next: collector.take, end: collector.end, lifetime: upstream))
        }
    }
}

/// Everything that changes is touched inside the gate only.
private final class Collector<Element>: @unchecked Sendable {
    let timer = SerialDisposable()
    private let sink: Sink<[Element]>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var elements: [Element] = []
    /// How many arrays have been sent. A timer of an earlier array is too late.
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
            if case .completed = stop { sink.send(elements) }
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
        // The subscriber may have caused the next array already.
        if number == sent, sink.lifetime.isLive { startTimer(for: number) }
    }
}
