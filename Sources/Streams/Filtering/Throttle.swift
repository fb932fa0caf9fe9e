extension ObservableType {
    /// An element, and then none for `dueTime`. With `latest`, the last element of that time is sent at its end.
    ///
    ///     source                                  -1-2-3------4--|
    ///     throttle(.seconds(5))                   -1----3-----4--|
    ///
    ///     source                                  -1-2-3------4--|
    ///     throttle(.seconds(5), latest: false)    -1----------4--|
    ///
    /// If the source completes while an element waits, the element is sent when it is due, and then the end. If the source fails,
    /// the element is dropped.
    ///
    /// The time runs on `scheduler`, where the elements that had to wait come. The others keep their thread.
    ///
    /// Source: ReactiveX, "Sample" (RxSwift's `throttle`).
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let throttle = Throttle(sink, dueTime, latest, scheduler)
            let upstream = Lifetime(endsInOperator: false)
            sink.lifetime.hold(Disposables.create(upstream, throttle.timer))
            source.open(Sink(next: throttle.take, end: throttle.end, lifetime: upstream))
        }
    }
}

/// All but `timer` is touched inside the gate only.
private final class Throttle<Element>: @unchecked Sendable {
    let timer = SerialDisposable()
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: SchedulerType
    private let gate = Gate()
    private var waiting: Element?
    private var sentLast: RxTime?
    private var isCompleted = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
    }

    func take(_ element: Element) {
        gate.deliver { [self] in
            let rest = timeToWait
            guard rest > 0 else { return send(element) }
            guard latest else { return }
            let isTimed = waiting != nil
            waiting = element
            if !isTimed { timer.schedule(after: .span(rest), on: scheduler, action: sendWaiting) }
        }
    }

    func end(_ stop: Stop) {
        gate.deliver { [self] in
            if case .completed = stop, waiting != nil { isCompleted = true } else { sink.finish(stop) }
        }
    }

    /// In seconds. Dates are exact to a microsecond at best, so less than that counts as no time.
    private var timeToWait: Double {
        guard let sentLast else { return 0 }
        let rest = dueTime.inSeconds - scheduler.now.timeIntervalSince(sentLast)
        return rest < 1e-6 ? 0 : rest
    }

    private func send(_ element: Element) {
        waiting = nil
        sink.send(element)
        sentLast = scheduler.now
    }

    private func sendWaiting() {
        gate.deliver { [self] in
            if let waiting { send(waiting) }
            if isCompleted { sink.complete() }
        }
    }
}
