extension ObservableType {
    /// One element, then the end.
    ///
    ///     just(1)     (1|)
    ///
    /// Both come before `subscribe` returns, on its thread. The argument is computed when the observable is made: use `deferred`
    /// for work that should wait.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element) -> Observable<Element> {
        OneElement(element)
    }

    /// One element, then the end, each scheduled on `scheduler`.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Observable { sink in
            sink.hold(
                scheduler.schedule(element) { element in
                    sink.send(element)
                    return scheduler.schedule(()) {
                        sink.complete()
                        return Disposables.create()
                    }
                })
        }
    }
}
