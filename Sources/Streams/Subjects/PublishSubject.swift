/// A subject that remembers nothing: a subscriber receives the elements from then on.
///
///     subject        --1--2--3--|
///     subscriber     ----^2--3--|
///
/// After the end, a new subscriber receives that end and nothing else. After `dispose()` it sends nothing more, and a new subscriber
/// receives `RxError.disposed`.
///
/// Safe from any thread. An element goes out on the thread that sends it, to the subscribers of that moment. Send one at a time: a
/// debug build warns if two overlap.
///
/// Source: ReactiveX, "Subject".
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of its observer side: the subject itself.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject without subscribers.
    public init() {
        let core = SubjectCore<Element>()
        self.core = core
        super.init(isBare: true, attach: core.attach)
        core.owner = self
    }

    /// Whether there are subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { core.isDisposed }

    /// Sends `event` to the subscribers. After an end, or after `dispose()`, it does nothing.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Releases all subscribers, without an end.
    public func dispose() { core.dispose() }
}
