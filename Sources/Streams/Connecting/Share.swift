extension ObservableType {
    /// One subscription to the source for all subscribers: the first starts it, the last to leave ends it.
    ///
    ///     source               --1--2-   -3--|
    ///     share(replay: 1)     --1--2-   -3--|
    ///     joined later         ------(^2)-3--|
    ///     subscribed           ^------   ----!
    ///
    /// A later subscriber receives the last `replay` elements at once, and then each new one. `scope` decides what happens when all
    /// have left, or when the source has ended: by default all is forgotten, and the next subscriber starts the source afresh.
    ///
    /// - Parameters:
    ///   - replay: How many elements are remembered for later subscribers. A negative number is a mistake in the program, and stops
    ///     it.
    ///   - scope: How long they are remembered.
    ///
    /// Source: ReactiveX, "RefCount" and "Replay"; RxSwift, `share(replay:scope:)`.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        precondition(replay >= 0, "share: replay is \(replay), and cannot be negative.")
        switch (scope, replay) {
        case (.forever, 0): return multicast(PublishSubject()).refCount()
        case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case (.whileConnected, 0...1):
            let share = Share(source: asObservable(), replay: replay)
            return Observable(isBare: true) { share.attach($0) }
        case (.whileConnected, _): return self.replay(replay).refCount()
        }
    }
}

/// A source, and its connection as long as there are subscribers.
private final class Share<Element>: @unchecked Sendable {
    private struct Current {
        let connection: SharedConnection
        let core: SubjectCore<Element>
    }

    private let source: Observable<Element>
    private let replay: Int
    private let current = Locked<Current?>(nil)

    init(source: Observable<Element>, replay: Int) {
        self.source = source
        self.replay = replay
    }

    func attach(_ sink: Sink<Element>) {
        let (connection, core, isFirst) = enter()
        core.attach(sink)
        sink.lifetime.hold(
            Disposables.create { [self] in
                guard connection.leave() else { return }
                forget(connection)
                connection.upstream.dispose()
            })
        if isFirst { open(connection, core) }
    }

    /// The connection there is, or a new one, with one subscriber more.
    private func enter() -> (SharedConnection, SubjectCore<Element>, isFirst: Bool) {
        while true {
            let current = current.withLock { current in
                if let current { return current }
                let new = Current(
                    connection: SharedConnection(),
                    core: SubjectCore(remembering: ReplayBuffer(size: replay), isWatched: false))
                current = new
                return new
            }
            if let isFirst = current.connection.enter() { return (current.connection, current.core, isFirst) }
            forget(current.connection)
        }
    }

    private func open(_ connection: SharedConnection, _ core: SubjectCore<Element>) {
        guard connection.upstream.isLive else { return }
        source.open(
            Sink(
                next: core.next,
                end: { [weak self] stop in
                    // Before the end goes on: a subscriber who comes because of the end starts the source again.
                    connection.close()
                    self?.forget(connection)
                    core.end(stop)
                }, lifetime: connection.upstream))
    }

    private func forget(_ connection: SharedConnection) {
        let core = current.withLock { current in
            guard current?.connection === connection else { return nil as SubjectCore<Element>? }
            defer { current = nil }
            return current?.core
        }
        _ = core
    }
}

/// One subscription to the source of `share`, and its number of subscribers. When all have left, or it has ended, it is closed.
///
/// It does not hold its subscribers: they hold it.
private final class SharedConnection: Sendable {
    private struct State {
        var count = 0
        var isClosed = false
    }

    let upstream = Lifetime(endsInOperator: false)
    private let state = Locked(State())

    /// Counts a subscriber. True for the first, `nil` if this is closed.
    func enter() -> Bool? {
        state.withLock { state in
            if state.isClosed { return nil }
            state.count += 1
            return state.count == 1
        }
    }

    /// True if that was the last subscriber: then this is closed.
    func leave() -> Bool {
        state.withLock { state in
            state.count -= 1
            guard state.count == 0, !state.isClosed else { return false }
            state.isClosed = true
            return true
        }
    }

    func close() { state.withLock { $0.isClosed = true } }
}
