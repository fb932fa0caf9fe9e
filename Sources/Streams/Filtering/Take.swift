extension ObservableType {
    /// The first `count` elements, then the end.
    ///
    ///     source      --1--2--3--4--|
    ///     take(2)     --1--(2|)
    ///
    /// After the last of them it disposes of the source. `take(0)` ends without a subscription to it. A negative count is a mistake
    /// in the program, and stops it.
    ///
    /// Source: ReactiveX, "Take".
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "take: count is \(count), and cannot be negative.")
        if count == 0 { return .empty() }
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.keepSource(source)
            var remaining = count
            source.attach(
                sink.stage { element in
                    guard remaining > 0 else { return }
                    remaining -= 1
                    // Read before the element goes down: the subscriber may make the source send again.
                    let isLast = remaining == 0
                    sink.next(element)
                    if isLast { sink.complete() }
                })
        }
    }
}
