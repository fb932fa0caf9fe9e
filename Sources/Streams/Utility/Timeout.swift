import Synchronization

extension ObservableType {
    /// The same sequence, as long as the next element, and the first, comes within `dueTime`. Otherwise it ends with
    /// `RxError.timeout`.
    ///
    ///     source                   -1-2-----3--|
    ///     timeout(.seconds(3))     -1-2--#
    ///
    /// Then the source is disposed of. The time runs on `scheduler`, where the error comes.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// The same sequence, as long as the next element, and the first, comes within `dueTime`. Otherwise it goes on with `other`.
    ///
    ///     source                                 -1-2-----3--|
    ///     other                                  -8-9|
    ///     timeout(.seconds(3), other: other)     -1-2---8-9|
    ///
    /// The source is disposed of when `other` has been subscribed to, on `scheduler`, where the time runs. No time limit holds for
    /// `other`.
    ///
    /// Source: ReactiveX, "Timeout".
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let upstream = Lifetime()
            let deadline = Deadline(after: dueTime, on: scheduler) {
                if sink.lifetime.isLive { other.openInTurn(sink) }
                upstream.dispose()
            }
            sink.lifetime.hold(Disposables.create(upstream, deadline.timer))
            deadline.set()
            source.open(
                Sink(
                    next: { element in
                        guard deadline.isMet(), sink.lifetime.isLive else { return }
                        sink.next(element)
                        if sink.lifetime.isLive { deadline.set() }
                    },
                    end: { if deadline.isMet() { sink.finish($0) } }, lifetime: upstream))
        }
    }
}

/// A time by which something has to happen. Either it happens or the time is up: only one of the two counts.
private final class Deadline: @unchecked Sendable {
    private static let missed = -1

    let timer = SerialDisposable()
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    private let onMissed: () -> Void
    /// How often it has been met, or `missed`.
    private let count = Atomic(0)

    init(after dueTime: RxTimeInterval, on scheduler: SchedulerType, onMissed: @escaping () -> Void) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.onMissed = onMissed
    }

    /// Begins anew from now.
    func set() {
        let met = count.load(ordering: .relaxed)
        timer.schedule(after: dueTime, on: scheduler) { [self] in
            let isUp = count.compareExchange(
                expected: met, desired: Self.missed, ordering: .acquiringAndReleasing
            ).exchanged
            if isUp { onMissed() }
        }
    }

    /// Says that it has happened. False if that is too late.
    func isMet() -> Bool {
        let met = count.load(ordering: .relaxed)
        return met != Self.missed
            && count.compareExchange(expected: met, desired: met + 1, ordering: .acquiringAndReleasing).exchanged
    }
}
