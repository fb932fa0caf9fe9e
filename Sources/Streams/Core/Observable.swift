/// A sequence of events that happens when someone subscribes.
///
///     an observable     --1--2--3--|
///
/// Making one does nothing. Each `subscribe` runs it anew, on the thread that subscribes unless a scheduler says otherwise.
///
/// Inside, an observable is one function: what to do with a `Sink`. An operator is a function around that of its source.
///
/// Source: ReactiveX, "Observable"; RxSwift, `Observable`.
public class Observable<Element>: ObservableType, @unchecked Sendable {
    let attach: (Sink<Element>) -> Void
    private let isTrampolined: Bool

    /// - Parameter isTrampolined: Whether subscribing here opens the current thread's trampoline. As in RxSwift, everything
    ///   does but the plainest sources (`just`, `empty`, `error`, `never`) and the subjects.
    init(isTrampolined: Bool = true, attach: @escaping (Sink<Element>) -> Void) {
        self.isTrampolined = isTrampolined
        self.attach = attach
    }

    /// Starts telling `observer` events, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        open(next: { observer.on(.next($0)) }, end: { observer.on($0.event()) })
    }

    /// Itself.
    public final func asObservable() -> Observable<Element> { self }

    /// Opens a segment of its own from here down to the two closures.
    final func open(next: @escaping (Element) -> Void, end: @escaping (Stop) -> Void) -> Lifetime {
        let lifetime = Lifetime()
        open(Sink(next: next, end: end, lifetime: lifetime))
        return lifetime
    }

    /// Opens a segment whose lifetime the caller has made, and so can hold before the first element.
    final func open(_ sink: Sink<Element>) {
        guard isTrampolined else { return attach(sink) }
        let trampoline = Trampoline.current
        if trampoline.isDeep {
            trampoline.enqueue { [attach] in if sink.lifetime.isLive { attach(sink) } }
        } else {
            trampoline.run { attach(sink) }
        }
    }
}
