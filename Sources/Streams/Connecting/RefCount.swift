extension ConnectableObservableType {
    /// Connects when the first subscriber comes, and disconnects when the last has gone.
    ///
    ///     source                   --1--2--3--|
    ///     publish().refCount()     --1--2--3--|
    ///     joined later             ------^-3--|
    ///     connected                ^----------!
    ///
    /// When the source ends, all subscribers receive the end, and the next subscriber connects again.
    ///
    /// Source: ReactiveX, "RefCount".
    public func refCount() -> Observable<Element> {
        let counter = RefCount(self)
        return Observable { counter.attach($0) }
    }
}

/// Counts the subscribers of a connectable observable.
private final class RefCount<Source: ConnectableObservableType>: @unchecked Sendable {
    private struct State {
        /// How many subscribers this round has. A round ends with the source.
        var count = 0
        var round = 0
        var connection: Disposable?
    }

    /// A subscriber's round. `nil` until it is counted.
    private final class Member {
        var round: Int?
        var hasEnded = false
    }

    private let source: Source
    private let state = Locked(State())

    init(_ source: Source) { self.source = source }

    func attach(_ sink: Sink<Source.Element>) {
        let member = Member()
        source.asObservable().attach(
            Sink(
                next: sink.next,
                end: { stop in
                    self.end(member)
                    sink.end(stop)
                }, lifetime: sink.lifetime))
        guard sink.lifetime.isLive, let isFirst = join(member) else { return }
        sink.lifetime.hold(Disposables.create { self.leave(member) })
        if isFirst { connect(member) }
    }

    /// Counts a subscriber. Returns whether it is the first, or `nil` if it has ended already.
    private func join(_ member: Member) -> Bool? {
        state.withLock { state in
            if member.hasEnded { return nil }
            member.round = state.round
            state.count += 1
            return state.count == 1
        }
    }

    private func connect(_ member: Member) {
        guard let connectable = source as? ConnectableObservable<Source.Element> else {
            return keep(source.connect(), for: member)
        }
        // Kept before its first element: a source that sends at once may send everything before `connect` returns.
        _ = connectable.connect { keep($0, for: member) }
    }

    private func keep(_ connection: Disposable, for member: Member) {
        let isWanted = state.withLock { state in
            guard state.round == member.round, state.count > 0 else { return false }
            state.connection = connection
            return true
        }
        if !isWanted { connection.dispose() }
    }

    private func leave(_ member: Member) {
        let connection = state.withLock { state in
            guard state.round == member.round else { return nil as Disposable? }
            state.count -= 1
            guard state.count == 0 else { return nil }
            defer { state.connection = nil }
            return state.connection
        }
        connection?.dispose()
    }

    private func end(_ member: Member) {
        let connection = state.withLock { state in
            member.hasEnded = true
            guard state.round == member.round else { return nil as Disposable? }
            defer { state = State(round: state.round + 1) }
            return state.connection
        }
        connection?.dispose()
    }
}
