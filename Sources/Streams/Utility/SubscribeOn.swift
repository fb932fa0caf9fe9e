import Synchronization

extension ObservableType {
    /// The same sequence. It subscribes to the source on `scheduler`, and disposes of it there if the subscriber leaves early.
    ///
    ///     source                --1--2--|
    ///     subscribe(on: io)     --1--2--|
    ///
    /// It does not decide where elements come: a source that sends from a thread of its own still does. To receive on a
    /// scheduler, use `observe(on:)`. If there are several, the `subscribe(on:)` nearest to the source decides.
    ///
    /// Source: ReactiveX, "SubscribeOn".
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            let turn = SerialDisposable()
            let slot = SingleAssignmentDisposable()
            turn.disposable = slot
            sink.lifetime.hold(turn)
            slot.setDisposable(
                scheduler.schedule(()) {
                    guard sink.lifetime.isLive else { return Disposables.create() }
                    let visit = Visit(on: scheduler)
                    turn.disposable = visit
                    source.open(
                        Sink(
                            next: sink.send, end: sink.finish,
                            lifetime: visit.upstream))
                    visit.isSubscribed()
                    return Disposables.create()
                })
        }
    }
}

/// A subscription that is disposed of where it was made: on its scheduler.
private final class Visit: Disposable, @unchecked Sendable {
    let upstream = Lifetime(endsInOperator: false)
    private let scheduler: ImmediateSchedulerType
    /// The thread that is subscribing, or 0 after that.
    private let subscriber = Atomic(Trampoline.threadIdentity)

    init(on scheduler: ImmediateSchedulerType) { self.scheduler = scheduler }

    func isSubscribed() { subscriber.store(0, ordering: .relaxed) }

    func dispose() {
        // It stops sending at once: an endless source may keep the scheduler busy for ever.
        guard upstream.stop() else { return }
        if subscriber.load(ordering: .relaxed) == Trampoline.threadIdentity {
            upstream.dispose()
        } else {
            ScheduledDisposable(scheduler: scheduler, disposable: upstream).dispose()
        }
    }
}
