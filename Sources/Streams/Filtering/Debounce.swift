extension ObservableType {
    /// An element once nothing newer has come for `dueTime`.
    ///
    ///     source                      -1-2-3------4--|
    ///     debounce(.seconds(3))       --------3------(4|)
    ///
    /// When the source completes, an element that still waits is sent at once. When it fails, that element is dropped.
    ///
    /// The time runs on `scheduler`, where the elements come. An element that is sent because the source completes comes on the
    /// thread of that completion.
    ///
    /// Source: ReactiveX, "Debounce".
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let debounce = Debounce(sink, dueTime, scheduler)
            let upstream = Lifetime()
            sink.lifetime.hold(Disposables.create(upstream, debounce.timer))
            source.open(Sink(next: debounce.take, end: debounce.end, lifetime: upstream))
        }
    }
}

/// All but `timer` is touched inside the gate only.
private final class Debounce<Element>: @unchecked Sendable {
    let timer = SerialDisposable()
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var waiting: Element?
    /// How many elements have come. A timer of an earlier element is too late.
    private var count = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    func take(_ element: Element) {
        gate.deliver { [self] in
            var replaced: Element? = element
            swap(&waiting, &replaced)
            count += 1
            let number = count
            timer.schedule(after: dueTime, on: scheduler) { [self] in
                gate.deliver { [self] in if number == count { send() } }
            }
        }
    }

    func end(_ stop: Stop) {
        gate.deliver { [self] in
            if case .completed = stop { send() }
            sink.finish(stop)
        }
    }

    private func send() { if let element = waiting.take() { sink.send(element) } }
}
