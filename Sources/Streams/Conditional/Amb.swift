import Synchronization

extension ObservableType {
    /// The events of the observable that sends first. The other one is disposed of.
    ///
    ///     source         ---1--2--3--|
    ///     other          -7--8--9|
    ///     amb(other)     -7--8--9|
    ///
    /// An end counts as an event. The loser is disposed of before the winner's first event goes on.
    ///
    /// Both may send from any thread.
    ///
    /// Source: ReactiveX, "Amb".
    public func amb<Right: ObservableType>(_ right: Right) -> Observable<Element> where Right.Element == Element {
        .amb([asObservable(), right.asObservable()])
    }

    /// The events of the observable that sends first, of several: see `amb` of two.
    ///
    /// An empty sequence never sends anything.
    ///
    /// Source: ReactiveX, "Amb".
    public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        let sources = Array(sequence)
        return Observable { sink in Race(sink, sources, sources.map { _ in sink.lifetime.branch() }).start() }
    }
}

/// One subscription.
private final class Race<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let sources: [Observable<Element>]
    private let lifetimes: [Lifetime]
    private let winner = Atomic(-1)

    /// The lifetimes are made before: a release build by Swift 6.3 crashes where a closure is called beside the atomic.
    init(_ sink: Sink<Element>, _ sources: [Observable<Element>], _ lifetimes: [Lifetime]) {
        (self.sink, self.sources, self.lifetimes) = (sink, sources, lifetimes)
    }

    func start() {
        for (number, source) in sources.enumerated() where lifetimes[number].isLive {
            source.open(
                Sink(
                    next: { [self] element in
                        if isWon(by: number) { sink.send(element) }
                    },
                    end: { [self] stop in if isWon(by: number) { sink.finish(stop) } }, lifetime: lifetimes[number]))
        }
    }

    private func isWon(by number: Int) -> Bool {
        if winner.load(ordering: .acquiring) == number { return true }
        guard winner.compareExchange(expected: -1, desired: number, ordering: .acquiringAndReleasing).exchanged else {
            return false
        }
        for (other, lifetime) in lifetimes.enumerated() where other != number { lifetime.dispose() }
        return true
    }
}
