import Synchronization

extension ObservableType {
    /// The same sequence, subscribed to on `scheduler`: what the source does when it is subscribed to happens there, and so does
    /// the disposing of it.
    ///
    ///     source                --1--2--|
    ///     subscribe(on: io)     --1--2--|
    ///
    /// It does not say where elements come: a source that sends from a thread of its own still does. To receive on a
    /// scheduler, use `observe(on:)`. Only the `subscribe(on:)` nearest to the source has a say in where that is subscribed to.
    ///
    /// Source: ReactiveX, "SubscribeOn".
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
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
                            next: { if sink.lifetime.isLive { sink.next($0) } }, end: sink.finish,
                            lifetime: visit.upstream))
                    visit.isSubscribed()
                    return Disposables.create()
                })
        }
    }
}

/// A subscription that is left where it was made: on its scheduler.
private final class Visit: Disposable, @unchecked Sendable {
    let upstream = Lifetime()
    private let scheduler: ImmediateSchedulerType
    /// The thread that is subscribing, as long as it is.
    private let subscriber = Atomic(Trampoline.threadIdentity)

    init(on scheduler: ImmediateSchedulerType) { self.scheduler = scheduler }

    func isSubscribed() { subscriber.store(0, ordering: .relaxed) }

    func dispose() {
        // It stops sending at once, for an endless source may keep the scheduler from ever coming to the rest.
        guard upstream.stop() else { return }
        if subscriber.load(ordering: .relaxed) == Trampoline.threadIdentity {
            upstream.dispose()
        } else {
            ScheduledDisposable(scheduler: scheduler, disposable: upstream).dispose()
        }
    }
}
