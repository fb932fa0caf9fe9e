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
            let debounce = Debounce(sink, dueTime, scheduler)
            let upstream = Lifetime()
            sink.lifetime.hold(Disposables.create(upstream, debounce.timer))
            source.open(Sink(next: debounce.take, end: debounce.end, lifetime: upstream))
        }
    }
}

private final class Debounce<Element>: @unchecked Sendable {
    let timer = SerialDisposable()
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    /// Two gates. With one, a timer that fires while an element comes in would send on the source's thread.
    private let (intake, outlet) = (Gate(), Gate())
    private let state = Locked(State())

    private struct State {
        var waiting: Element?
        /// How many elements have come. A timer of an earlier element is too late.
        var count = 0
    }

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    func take(_ element: Element) {
        intake.deliver { [self] in
            var replaced: Element? = element
            let number = state.withLock { state in
                swap(&state.waiting, &replaced)
                state.count += 1
                return state.count
            }
            timer.schedule(after: dueTime, on: scheduler) { [self] in
                outlet.deliver { [self] in send { $0.count == number } }
            }
        }
    }

    func end(_ stop: Stop) {
        outlet.deliver { [self] in
            if case .completed = stop { send { _ in true } }
            sink.finish(stop)
        }
    }

    private func send(if isDue: (State) -> Bool) {
        let element = state.withLock { isDue($0) ? $0.waiting.take() : nil }
        if let element { sink.send(element) }
    }
}
