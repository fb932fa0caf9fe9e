extension ObservableType {
    /// The elements in observables, of which the first comes at once. When one has sent `count` elements, or when `timeSpan` has
    /// passed since it came, it completes and the next comes.
    ///
    ///     source                                      -1-2-3---------4-|
    ///     window(timeSpan: .seconds(5), count: 2)     a--b----c----d---|
    ///     window a                                    -1-(2|)
    ///     window b                                    -----3--|
    ///     window c                                    -------------|
    ///     window d                                    ---------------4-|
    ///
    /// A window remembers nothing: subscribe to it when it comes, or you miss its first elements. The last one ends as the source
    /// does, before the result. With a `count` of 0 only the time counts.
    ///
    /// When the result is disposed of, no more windows come, and a window with subscribers goes on. The source is disposed of when
    /// that window is over.
    ///
    /// The time runs on `scheduler`, where a window comes whose time it is. Elements come on their own thread. Events come one at a
    /// time.
    ///
    /// Source: ReactiveX, "Window".
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
    ) -> Observable<Observable<Element>> {
        let source = asObservable()
        return Observable<Observable<Element>> { sink in
            sink.lifetime.keepSource(source)
            let upstream = Lifetime()
            let windows = Windows(sink, timeSpan, count, scheduler, upstream)
            sink.lifetime.hold(windows.users)
            windows.open()
            source.open(Sink(next: windows.take, end: windows.end, lifetime: upstream))
        }
    }
}

/// Everything that changes is touched inside the gate only.
private final class Windows<Element>: @unchecked Sendable {
    /// The users of the source: the subscription to the result, and the subscriptions to windows.
    let users: RefCountDisposable
    private let timer = SerialDisposable()
    private let sink: Sink<Observable<Element>>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var current = PublishSubject<Element>()
    private var size = 0
    /// How many windows are over. A timer of an earlier window is too late.
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

    /// Sends the current window, and starts its timer.
    func open() {
        let number = closed
        sink.send(current.counted(by: users))
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
        // The subscriber may have filled or ended the window already.
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
