/// A sequence of events that happens when somebody subscribes.
///
///     an observable     --1--2--3--|
///
/// `just`, `of`, `from` and `create` make one, and operators such as `map` make one of another. That runs nothing: each `subscribe`
/// runs it anew, on the thread that subscribes unless a scheduler says otherwise.
///
///     let subscription = observable.subscribe(onNext: { print($0) })
///
/// Source: ReactiveX, "Observable"; RxSwift, `Observable`.
public class Observable<Element>: ObservableType, @unchecked Sendable {
    // An observable is one function, `attach`, and an operator is a function around that of its source.

    /// Runs the source once: it sends into the sink until an end, or until the sink's lifetime is over.
    ///
    /// An operator calls it to stay in the segment of its subscriber, with a `stage` of the sink: same lifetime, same end.
    let attach: (Sink<Element>) -> Void
    private let isBare: Bool

    /// - Parameters:
    ///   - isBare: Whether subscribing here does without the current thread's trampoline, and the subscription does not hold
    ///     its chain. As in RxSwift, only the plainest sources (`just`, `empty`, `error`, `never`), the subjects and `share` are bare.
    ///   - isWatched: Whether a debug build warns of events that overlap where they leave this observable.
    init(isBare: Bool = false, isWatched: Bool = true, attach: @escaping (Sink<Element>) -> Void) {
        self.isBare = isBare
        #if DEBUG
            self.attach = isBare || !isWatched ? attach : { attach($0.watchedOnce()) }
        #else
            self.attach = attach
        #endif
    }

    /// Starts to send events to `observer`, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        open(Sink(next: { observer.on(.next($0)) }, end: { observer.on($0.event()) }))
    }

    /// Itself.
    public final func asObservable() -> Observable<Element> { self }

    /// Subscribes: opens the segment that ends in `sink`. Everything that does not just `attach` comes through here.
    ///
    /// The caller makes the sink's lifetime, and so can hold it before the first element.
    ///
    /// Sources that are opened one inside the other take turns in the thread's trampoline.
    ///
    /// - Returns: The sink's lifetime.
    @discardableResult final func open(_ sink: Sink<Element>) -> Lifetime {
        if isBare {
            attach(sink)
        } else {
            sink.lifetime.holdChain()
            Trampoline.current.run { attach(sink) }
        }
        return sink.lifetime
    }

    /// Subscribes, as `open`: for an operator that subscribes because an event has come. That may be a recursion, so if many such
    /// subscriptions are being made, one inside the other, this one waits for its turn: recursion uses no stack.
    final func openInTurn(_ sink: Sink<Element>) {
        if isBare { return attach(sink) }
        sink.lifetime.holdChain()
        let trampoline = Trampoline.current
        if trampoline.isDeep {
            trampoline.enqueue { [attach] in
                if sink.lifetime.isLive { attach(sink) }
                return false
            }
        } else {
            trampoline.runDeeper { attach(sink) }
        }
    }

    /// The same sequence. A subscription keeps `parts` until it is over: see `Lifetime.keep`.
    final func keeping<Parts>(_ parts: Parts) -> Observable<Element> {
        Observable(isWatched: false) { [attach] sink in
            sink.lifetime.keep(parts)
            attach(sink)
        }
    }
}

/// Another name of `Observable`, as in RxSwift: for files that import a second type called `Observable`.
public typealias RxObservable<Element> = Observable<Element>
