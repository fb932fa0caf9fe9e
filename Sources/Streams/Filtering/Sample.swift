extension ObservableType {
    /// The latest element, each time `sampler` sends something; nothing if no new one has come since.
    ///
    ///     source              -1-2---3--|
    ///     sampler             ---x-x--x---x|
    ///     sample(sampler)     ---2----3---|
    ///
    /// With a `defaultValue` that is sent where nothing new has come. The end of the sampler samples once more. When the source
    /// has completed, the next sample is the last. An error of either ends the result and disposes of the other.
    ///
    /// Elements come on the sampler's thread.
    ///
    /// Source: ReactiveX, "Sample".
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let sampler = sampler.asObservable()
        return Observable { sink in
            let gate = Gate()
            let (upstream, ticks) = (Lifetime(), Lifetime())
            // Touched inside the gate only.
            var latest: Element?
            var isLast = false

            func send() {
                // Taken out before it goes down: what it sets off may bring the next.
                if let element = latest.take() ?? defaultValue, sink.lifetime.isLive { sink.next(element) }
                if isLast { sink.complete() }
            }
            sink.lifetime.hold(Disposables.create(upstream, ticks))
            source.open(
                Sink(
                    next: { element in gate.deliver { latest = element } },
                    end: { stop in
                        gate.deliver { if case .completed = stop { isLast = true } else { sink.finish(stop) } }
                    }, lifetime: upstream))
            sampler.open(
                Sink(
                    next: { _ in gate.deliver(send) },
                    end: { stop in
                        gate.deliver { if case .completed = stop { send() } else { sink.finish(stop) } }
                    }, lifetime: ticks))
        }
    }
}
