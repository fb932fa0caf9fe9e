extension ObservableType {
    /// An element once nothing newer has come for `dueTime`.
    ///
    ///     source                      -1-2-3------4--|
    ///     debounce(.seconds(3))       --------3------(4|)
    ///
    /// When the source completes, an element that still waits is sent at once. When it fails, that element is dropped.
    ///
    /// The time runs on `scheduler`, where the elements come; one that the end of the source releases comes on the thread of
    /// that end.
    ///
    /// Source: ReactiveX, "Debounce".
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
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
    /// How many have come. A timer that belongs to an earlier one has come too late.
    private var count = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    func take(_ element: Element) {
        gate.deliver { [self] in
            waiting = element
            count += 1
            let number = count
            timer.schedule(after: dueTime, on: scheduler) { [self] in
                gate.deliver { [self] in if number == count { send() } }
            }
        }
    }

    func end(_ stop: Stop) {
        gate.deliver { [self] in
            count += 1
            if case .completed = stop { send() }
            sink.finish(stop)
        }
    }

    private func send() {
        guard let element = waiting.take() else { return }
        if sink.lifetime.isLive { sink.next(element) }
    }
}
