import Dispatch

extension ObservableType {
    /// The same sequence, subscribed to and let go on the main queue: at once when that is where it happens, otherwise later.
    func subscribedOnMain() -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let upstream = Lifetime()
            sink.lifetime.hold(Disposables.create { onMain(upstream.dispose) })
            onMain {
                guard sink.lifetime.isLive else { return }
                source.open(
                    Sink(
                        next: { if sink.lifetime.isLive { sink.next($0) } }, end: sink.finish, lifetime: upstream))
            }
        }
    }
}

private func onMain(_ action: @escaping () -> Void) {
    if DispatchQueue.isMain { return action() }
    let action = Carried(action)
    DispatchQueue.main.async { action.value() }
}
