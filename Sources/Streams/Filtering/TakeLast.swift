extension ObservableType {
    /// The last `count` elements, when the source completes.
    ///
    ///     source          --1--2--3--|
    ///     takeLast(2)     -----------(23|)
    ///
    /// If the source fails, only the error comes. If the source never ends, nothing comes. It keeps `count` elements. A negative
    /// count is a mistake in the program, and stops it.
    ///
    /// Source: ReactiveX, "TakeLast".
    public func takeLast(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "takeLast: count is \(count), and cannot be negative.")
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var kept = Fifo<Element>()
            var free = count
            let upstream = sink.lifetime.branch()
            source.open(
                Sink(
                    next: { element in
                        kept.append(element)
                        if free > 0 { free -= 1 } else { _ = kept.removeFirst() }
                    },
                    end: { stop in
                        if case .completed = stop {
                            while !kept.isEmpty { sink.send(kept.removeFirst()) }
                        }
                        sink.finish(stop)
                    }, lifetime: upstream))
        }
    }
}
