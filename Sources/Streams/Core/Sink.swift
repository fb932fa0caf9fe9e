/// Where a source sends its events: two closures, and the lifetime of the segment.
///
/// `next` and `end` are the raw way down. An operator that only passes on builds on them.
/// If you *begin* an end (in a source, or in an operator that stops early), use `complete()` or `fail(_:)`:
/// they let only the first end through, and then release what the lifetime holds.
struct Sink<Element> {
    /// Sends an element down. Asks nothing: use it where the element's own sender has just asked, otherwise `send`.
    let next: (Element) -> Void
    /// Sends an end down. Only an operator that has received this end from above may call it.
    let end: (Stop) -> Void
    let lifetime: Lifetime
    #if DEBUG
        /// Whether what an operator sends here is watched: see `watchedOnce`.
        var isWatched = false
    #endif

    /// - Parameter lifetime: If it is left out, that of a subscriber.
    init(
        next: @escaping (Element) -> Void, end: @escaping (Stop) -> Void,
        lifetime: Lifetime = Lifetime(holdsChain: false, endsInOperator: false)
    ) {
        self.next = next
        self.end = end
        self.lifetime = lifetime
    }

    /// Sends an element down if the segment is live.
    ///
    /// It is inlined before anything else (`@_transparent`): so an element goes down from where it is, and is not copied first.
    @_transparent func send(_ element: Element) { if lifetime.isLive { next(element) } }

    /// Ends the segment well.
    func complete() { finish(.completed) }

    /// Ends the segment with an error.
    func fail(_ error: Swift.Error) { finish(.error(error)) }

    /// Ends the segment, if nothing has ended it before: sends the end down, then disposes of the lifetime.
    ///
    /// It is not inlined: an end comes once, and its code would make the way of each element longer.
    @inline(never) func finish(_ stop: Stop) {
        guard lifetime.stop() else { return }
        end(stop)
        lifetime.dispose()
    }

    /// A sink for the source of an operator that only passes on: it takes other elements, and shares our end and lifetime.
    ///
    /// `next` may use captured variables as its state, without a lock: a source sends one event at a time.
    /// After a closure of the user has run, send with `send`: that closure may have disposed of the subscription.
    func stage<Upstream>(_ next: @escaping (Upstream) -> Void) -> Sink<Upstream> {
        lifetime.endInOperator()
        return Sink<Upstream>(next: next, end: end, lifetime: lifetime)
    }

    /// Has the lifetime hold this sink, and with it the chain down to the subscriber, together with what the source has to clean up.
    ///
    /// A source calls it if it may lose its observer before the end. Otherwise a subscription that nobody disposes of would be freed,
    /// with the closures that it runs.
    func hold(_ disposable: Disposable = Disposables.create()) {
        lifetime.hold(lifetime.holdsChain ? HeldChain(self, disposable) : disposable)
    }

    /// This sink as an observer for code outside of this module: the grammar holds, whatever that code sends.
    @inline(__always) func on(_ event: Event<Element>) {
        if case .next(let element) = event, lifetime.isLive { next(element) } else { onRareEvent(event) }
    }

    /// An end, or an element that comes too late: not inlined, as `finish`.
    @inline(never) private func onRareEvent(_ event: Event<Element>) {
        switch event {
        case .next(let element): Hooks.unheardElementHandler?(element)
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}

/// A chain, and what its source has to clean up.
private final class HeldChain<Element>: Disposable {
    private let sink: Sink<Element>
    private let disposable: Disposable

    init(_ sink: Sink<Element>, _ disposable: Disposable) {
        self.sink = sink
        self.disposable = disposable
    }

    func dispose() { disposable.dispose() }
}

/// How a sequence ended.
enum Stop {
    case completed
    case error(Swift.Error)

    func event<Element>() -> Event<Element> {
        switch self {
        case .completed: .completed
        case .error(let error): .error(error)
        }
    }
}
