/// An observable that begins when it is connected, not when an observer subscribes.
///
/// Source: RxSwift, `ConnectableObservableType`.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Subscribes to the source once, for all subscribers.
    ///
    /// - Returns: A disposable that ends the connection. While it lasts, `connect()` returns the same one.
    func connect() -> Disposable
}

/// One subscription to a source, begun by `connect()` and shared by all subscribers.
///
///     source           --1--2--3--|
///     connect()        --^----------!
///     subscriber A     ^---1--2--3--|
///     subscriber B     --------^-3--|
///
/// A subject stands between the source and the subscribers: see `publish`, `replay` and `multicast`.
///
/// Source: ReactiveX, "Connect".
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
    private let start: (_ hand: (Disposable) -> Void) -> Disposable

    init<Subject: SubjectType<Element>>(
        source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject
    ) {
        let broadcast = Broadcast(source: source, makeSubject: makeSubject)
        start = broadcast.connect
        super.init(isBare: true) { broadcast.subject.asObservable().open($0) }
    }

    /// Subscribes to the source once, for all subscribers.
    ///
    /// A connection ends with the source, or when it is disposed of. Then a new one can begin.
    ///
    /// - Returns: A disposable that ends the connection. While it lasts, `connect()` returns the same one.
    public func connect() -> Disposable { start { _ in } }

    /// Connects, and calls `hand` with the connection before the first element.
    func connect(handing hand: (Disposable) -> Void) -> Disposable { start(hand) }
}

/// The subject of a connectable observable, and its connection to the source.
private final class Broadcast<Subject: SubjectType>: @unchecked Sendable {
    private struct State {
        var subject: Subject?
        var connection: Lifetime?
    }

    private let source: Observable<Subject.Observer.Element>
    private let makeSubject: () -> Subject
    private let state = Locked(State())

    init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// The subject of this connection, or of the next one.
    var subject: Subject {
        if let known = state.withLock({ $0.subject }) { return known }
        let new = makeSubject()
        return state.withLock { state in
            if let known = state.subject { return known }
            state.subject = new
            return new
        }
    }

    func connect(handing hand: (Disposable) -> Void) -> Disposable {
        let connection = Lifetime()
        let subject = self.subject
        let running = state.withLock { state in
            if let running = state.connection { return running as Lifetime? }
            state.connection = connection
            state.subject = subject
            return nil
        }
        if let running {
            connection.dispose()
            return running
        }
        connection.hold(Disposables.create { self.forget(connection) })
        hand(connection)
        guard connection.isLive else { return connection }
        let observer = subject.asObserver()
        source.open(
            Sink(
                next: { observer.on(.next($0)) },
                end: { stop in
                    // Before the end goes on: a subscriber who comes because of the end finds a new subject.
                    connection.dispose()
                    observer.on(stop.event())
                }, lifetime: connection))
        return connection
    }

    private func forget(_ connection: Lifetime) {
        let subject = state.withLock { state in
            guard state.connection === connection else { return nil as Subject? }
            defer { state = State() }
            return state.subject
        }
        _ = subject
    }
}
