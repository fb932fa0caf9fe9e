extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the latest inner observable: a new one takes the place of the one before, which is disposed of.
    ///
    ///     source             -1----2----|     1: -a--a--a|, 2: -b--b|
    ///     switchLatest()     --a--a-b--b|
    ///
    /// It completes when the source and the latest inner observable have completed. An error in either ends the result and
    /// disposes of the other. Events of an observable that has been replaced do not count.
    ///
    /// Inner observables may send from any thread: their events go on one at a time.
    ///
    /// Source: ReactiveX, "Switch".
    public func switchLatest() -> Observable<Element.Element> {
        let source = asObservable()
        return Observable<Element.Element> { sink in Switch(sink).attach(to: source) }
    }
}

/// One subscription. Its state is touched inside the gate only.
private final class Switch<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let gate = Gate()
    private let inner = SerialDisposable()
    /// The inner observable that counts.
    private var latest: Lifetime?
    private var isSourceCompleted = false

    init(_ sink: Sink<Element>) { self.sink = sink }

    func attach<Source: ObservableConvertibleType>(to source: Observable<Source>) where Source.Element == Element {
        let upstream = sink.lifetime.branch()
        sink.lifetime.hold(inner)
        let replace = sink.stage { [self] in latest = $0 }
        let pass = sink.stage { [self] (element: Element, origin: Lifetime) in
            if origin === latest { sink.next(element) }
        }
        source.open(
            Sink(
                next: { [self] source in
                    let lifetime = Lifetime()
                    gate.next(lifetime, to: replace)
                    inner.disposable = lifetime
                    open(source.asObservable(), in: lifetime, pass)
                },
                end: { [self] stop in
                    if case .completed = stop { upstream.dispose() }
                    gate.deliver { [self] in sourceEnded(stop) }
                }, lifetime: upstream))
    }

    private func open(_ source: Observable<Element>, in lifetime: Lifetime, _ pass: Sink<(Element, Lifetime)>) {
        guard lifetime.isLive else { return }
        let member = Member(latest: self, lifetime: lifetime, pass: pass)
        source.open(Sink(next: { member.next($0) }, end: { member.end($0) }, lifetime: lifetime))
    }

    /// One inner observable, for both closures of its sink: they share this object, so neither needs a context of its own.
    private final class Member {
        private let latest: Switch
        private let lifetime: Lifetime
        private let pass: Sink<(Element, Lifetime)>

        init(latest: Switch, lifetime: Lifetime, pass: Sink<(Element, Lifetime)>) {
            self.latest = latest
            self.lifetime = lifetime
            self.pass = pass
        }

        func next(_ element: Element) { latest.gate.next((element, lifetime), to: pass) }

        func end(_ stop: Stop) {
            lifetime.dispose()
            latest.gate.deliver { [latest, lifetime] in if lifetime === latest.latest { latest.latestEnded(stop) } }
        }
    }

    private func latestEnded(_ stop: Stop) {
        latest = nil
        if case .completed = stop, !isSourceCompleted { return }
        sink.finish(stop)
    }

    private func sourceEnded(_ stop: Stop) {
        isSourceCompleted = true
        if case .completed = stop, latest != nil { return }
        sink.finish(stop)
    }
}
