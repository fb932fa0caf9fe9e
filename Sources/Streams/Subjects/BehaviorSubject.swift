/// A subject that has a value at any time: a subscriber receives the latest at once, and then each new one.
///
///     BehaviorSubject(value: 0)     -   -1--2-   -3--|
///     subscriber A                  (^0)-1--2-   -3--|
///     subscriber B                  -   -----(^2)-3--|
///
/// After the end, a new subscriber receives that end and nothing else. After `dispose()` it sends nothing more, and a new subscriber
/// receives `RxError.disposed`.
///
/// Safe from any thread. An element goes out on the thread that sends it, to the subscribers of that moment. Send one at a time: a
/// debug build warns if two overlap. If another thread sends an element while a new subscriber receives the latest value,
/// that thread waits.
///
/// Source: ReactiveX, "Subject".
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of its observer side: the subject itself.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject whose value is `value` until another is sent.
    public init(value: Element) {
        let core = SubjectCore(remembering: ReplayBuffer(only: value))
        self.core = core
        super.init(isBare: true, attach: core.attach)
        core.owner = self
    }

    /// Whether there are subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { core.isDisposed }

    /// The latest value. After completion it is still there. After an error it throws that error, and after `dispose()`
    /// `RxError.disposed`.
    public func value() throws -> Element {
        let (memory, stop) = try core.recollect()
        if case .error(let error) = stop { throw error }
        return memory[0]
    }

    /// Sends `event` to the subscribers, and keeps the value. After an end, or after `dispose()`, it does nothing.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all subscribers, without an end.
    public func dispose() { core.dispose() }
}
