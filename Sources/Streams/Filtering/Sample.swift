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
    /// Elements come on the sampler's thread. Both may send from any thread: their events are handled one at a time.
    ///
    /// Source: ReactiveX, "Sample".
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let sampler = sampler.asObservable()
        return Observable { sink in
            let gate = Gate()
            let (upstream, ticks) = (Lifetime(), Lifetime(endsInOperator: false))
            var latest: Element?
            var isLast = false

            func send() {
                if let element = latest.take() ?? defaultValue { sink.send(element) }
                if isLast { sink.complete() }
            }
            sink.lifetime.keep((source, sampler))
            sink.lifetime.hold(Disposables.create(upstream, ticks))
            source.open(
                Sink(
                    next: { element in
                        gate.deliver {
                            // Released here, when nobody writes `latest` any more: its end may run foreign code.
                            var replaced: Element? = element
                            swap(&latest, &replaced)
                        }
                    },
                    end: { stop in
                        gate.deliver { if case .completed = stop { isLast = true } else { sink.finish(stop) } }
                    }, lifetime: upstream))
            sampler.open(gate.entrance(to: sink.stage { _ in send() }, in: ticks, completed: send))
        }
    }
}
