extension ObservableType {
    /// The elements in observables, the first at once: when `count` elements have gone into one, or when `timeSpan` has passed
    /// since it came, it completes and the next comes.
    ///
    ///     source                            -1-2-3---------4-|
    ///     window(timeSpan: 5, count: 2)     a--b----c----d---|
    ///     window a                          -1-(2|)
    ///     window b                          -----3--|
    ///     window c                          -------------|
    ///     window d                          ---------------4-|
    ///
    /// A window remembers nothing: subscribe to it when it comes, or its first elements are missed. The last one ends as the
    /// source does, before the result. With a `count` of 0 only the time counts.
    ///
    /// When the result is disposed of no more windows come, and one that is subscribed to goes on: the source is disposed of when
    /// that is over.
    ///
    /// Time is measured on `scheduler`, and what is due is told from there; elements are told on their own thread. Events come one
    /// at a time.
    ///
    /// Source: ReactiveX, "Window".
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
    ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return Observable<Observable<Element>> { sink in
            let upstream = Lifetime()
            let windows = Windows(sink, timeSpan, count, scheduler, upstream)
            sink.lifetime.hold(windows.users)
            windows.open()
            source.open(Sink(next: windows.take, end: windows.end, lifetime: upstream))
        }
    }
}

/// What is not constant is touched inside the gate only.
private final class Windows<Element>: @unchecked Sendable {
    /// Those who need the source: the subscription to the result, and those to windows.
    let users: RefCountDisposable
    private let timer = SerialDisposable()
    private let sink: Sink<Observable<Element>>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var current = PublishSubject<Element>()
    private var size = 0
    /// How many windows are over. A timer that belongs to an earlier one has come too late.
    private var closed = 0

    init(
        _ sink: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType,
        _ upstream: Lifetime
    ) {
        self.sink = sink
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
        users = RefCountDisposable(disposable: Disposables.create(timer, upstream))
    }

    /// Tells of the current window, and starts its timer.
    func open() {
        let number = closed
        if sink.lifetime.isLive { sink.next(current.counted(by: users)) }
        guard number == closed, !users.isDisposed else { return }
        timer.schedule(after: timeSpan, on: scheduler) { [self] in
            gate.deliver { [self] in if number == closed { close() } }
        }
    }

    func take(_ element: Element) {
        gate.deliver { [self] in add(element) }
    }

    func end(_ stop: Stop) {
        gate.deliver { [self] in
            closed += 1
            timer.dispose()
            current.on(stop.event())
            sink.finish(stop)
        }
    }

    private func add(_ element: Element) {
        size += 1
        let isFull = size == count
        let number = closed
        current.onNext(element)
        // What the element has set off may have filled or ended the window already.
        if isFull, number == closed { close() }
    }

    private func close() {
        let last = current
        current = PublishSubject()
        size = 0
        closed += 1
        let number = closed
        last.onCompleted()
        if number == closed { open() }
    }
}
