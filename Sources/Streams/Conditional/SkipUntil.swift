extension ObservableType {
    /// Nothing until `other` sends something; from then on the elements.
    ///
    ///     source               --1--2--3--4--|
    ///     other                -------x
    ///     skip(until: other)   --------3--4--|
    ///
    /// After the first element of `other` it disposes of `other`. If `other` fails before that, the result fails. If `other` or the
    /// source completes before that, nothing ever comes, not even an end.
    ///
    /// It subscribes to the source first.
    ///
    /// Source: ReactiveX, "SkipUntil".
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { sink in
            let gate = Gate()
            let isOpen = Flag()
            let (upstream, notice) = (Lifetime(), Lifetime())
            sink.lifetime.keep((source, other))
            sink.lifetime.hold(Disposables.create(upstream, notice))
            source.open(
                Sink(
                    next: { if isOpen.isRaised { gate.next($0, to: sink) } },
                    end: { stop in
                        if case .completed = stop, !isOpen.isRaised {
                            upstream.dispose()
                            notice.dispose()
                            // The result does not end, and sends nothing more.
                            return sink.lifetime.keep(())
                        }
                        sink.pass(stop, through: gate)
                    }, lifetime: upstream))
            other.open(
                Sink(
                    next: { _ in
                        isOpen.raise()
                        notice.dispose()
                    },
                    end: { if case .error = $0 { sink.pass($0, through: gate) } }, lifetime: notice))
        }
    }
}
