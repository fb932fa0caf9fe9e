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
    /// The inner observable that counts, by its number.
    private var latest: Int?
    private var isSourceCompleted = false

    init(_ sink: Sink<Element>) { self.sink = sink }

    func attach<Source: ObservableConvertibleType>(to source: Observable<Source>) where Source.Element == Element {
        let upstream = sink.lifetime.branch()
        sink.lifetime.hold(inner)
        let replace = sink.stage { [self] in latest = $0 }
        let pass = sink.stage { [self] (element: Element, number: Int) in
            if number == latest { sink.next(element) }
        }
        // The element of a `just`, and its end.
        let passOne = sink.stage { [self] (element: Element, number: Int) in
            latest = number
            sink.next(element)
            ended(number, .completed)
        }
        var count = 0
        var current: Lifetime?
        source.open(
            Sink(
                next: { [self] source in
                    let source = source.asObservable()
                    count += 1
                    let number = count
                    // A `just` needs no segment, unless there is one that has to be disposed of before its element.
                    if current?.isLive != true, let one = source as? OneElement<Element> {
                        return gate.next((one.element, number), to: passOne)
                    }
                    gate.next(number, to: replace)
                    let lifetime = Lifetime()
                    current = lifetime
                    inner.disposable = lifetime
                    open(source, number, in: lifetime, pass)
                },
                end: { [self] stop in
                    if case .completed = stop { upstream.dispose() }
                    gate.deliver { [self] in sourceEnded(stop) }
                }, lifetime: upstream))
    }

    private func open(
        _ source: Observable<Element>, _ number: Int, in lifetime: Lifetime, _ pass: Sink<(Element, Int)>
    ) {
        guard lifetime.isLive else { return }
        let member = Member(of: self, number, lifetime, pass)
        source.openInTurn(Sink(next: { member.next($0) }, end: { member.end($0) }, lifetime: lifetime))
    }

    /// One inner observable, for both closures of its sink: they share this object, so neither needs a context of its own.
    private final class Member {
        private let group: Switch
        private let number: Int
        private let lifetime: Lifetime
        private let pass: Sink<(Element, Int)>

        init(of group: Switch, _ number: Int, _ lifetime: Lifetime, _ pass: Sink<(Element, Int)>) {
            self.group = group
            self.number = number
            self.lifetime = lifetime
            self.pass = pass
        }

        func next(_ element: Element) { group.gate.next((element, number), to: pass) }

        func end(_ stop: Stop) {
            lifetime.dispose()
            group.gate.deliver { [group, number] in group.ended(number, stop) }
        }
    }

    private func ended(_ number: Int, _ stop: Stop) {
        guard number == latest else { return }
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
