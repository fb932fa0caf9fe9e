extension ObservableType {
    /// The elements until `other` sends something; then the end.
    ///
    ///     source               --1--2--3--4--|
    ///     other                -------x
    ///     take(until: other)   --1--2-|
    ///
    /// It subscribes to `other` first. An error of `other` ends the result; a completion of `other` changes nothing.
    ///
    /// When the result ends, both are disposed of. The end comes on the thread of the event that caused it.
    ///
    /// Source: ReactiveX, "TakeUntil".
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { sink in
            let gate = Gate()
            let (notice, upstream) = (Lifetime(), Lifetime())
            sink.lifetime.keep((source, other))
            sink.lifetime.hold(Disposables.create(upstream, notice))
            other.open(
                Sink(
                    next: { _ in gate.deliver { sink.complete() } },
                    end: { if case .error = $0 { sink.pass($0, through: gate) } }, lifetime: notice))
            source.open(
                Sink(next: { gate.next($0, to: sink) }, end: { sink.pass($0, through: gate) }, lifetime: upstream))
        }
    }
}
