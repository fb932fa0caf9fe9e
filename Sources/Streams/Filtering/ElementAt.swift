extension ObservableType {
    /// One element, the one at `index`, counted from 0; then the end.
    ///
    ///     source            --a--b--c--|
    ///     element(at: 1)    -----(b|)
    ///
    /// After that element it disposes of the source. If the source completes earlier, the result fails with
    /// `RxError.argumentOutOfRange`. A negative index is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "ElementAt".
    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "element(at:): index is \(index), and cannot be negative.")
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var remaining = index
            source.attach(
                Sink(
                    next: { element in
                        guard remaining >= 0 else { return }
                        remaining -= 1
                        guard remaining < 0 else { return }
                        sink.next(element)
                        sink.complete()
                    },
                    end: { stop in
                        // While the element has not come, only the source's own completion comes this way.
                        if case .completed = stop, remaining >= 0 {
                            sink.end(.error(RxError.argumentOutOfRange))
                        } else {
                            sink.end(stop)
                        }
                    }, lifetime: sink.lifetime))
        }
    }
}
