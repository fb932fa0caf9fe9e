extension ObservableType {
    /// The latest element, each time `sampler` sends something; nothing if no new one has come since.
    ///
    ///     source              -1-2---3--|
    ///     sampler             ---x-x--x---x|
    ///     sample(sampler)     ---2----3---|
    ///
    /// If nothing new has come, it sends `defaultValue`, if there is one. The end of the sampler samples once more. When the source
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
            // The source does not go through the gate: no sample may be left to the source's thread.
            let latest = Locked<Element?>(nil)
            let isLast = Flag()

            func send() {
                if let element = latest.exchange(nil) ?? defaultValue { sink.send(element) }
                if isLast.isRaised { sink.complete() }
            }
            sink.lifetime.keep((source, sampler))
            sink.lifetime.hold(Disposables.create(upstream, ticks))
            source.open(
                Sink(
                    next: { _ = latest.exchange($0) },
                    end: { stop in
                        if case .completed = stop { isLast.raise() } else { sink.pass(stop, through: gate) }
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
