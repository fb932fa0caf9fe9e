extension ObservableType {
    /// One element, then the end.
    ///
    ///     just(1)     (1|)
    ///
    /// Both come before `subscribe` returns, on its thread. The argument has been worked out when the observable is made:
    /// see `deferred` for work that should wait.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element) -> Observable<Element> {
        Observable(isTrampolined: false) { sink in
            sink.next(element)
            sink.complete()
        }
    }

    /// One element, then the end, each scheduled on `scheduler`.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Observable { sink in
            sink.lifetime.hold(
                scheduler.schedule(element) { element in
                    if sink.lifetime.isLive { sink.next(element) }
                    return scheduler.schedule(()) {
                        sink.complete()
                        return Disposables.create()
                    }
                })
        }
    }
}
