/// A subject that has a value at any time: who subscribes hears the latest at once, and then what comes.
///
///     BehaviorSubject(value: 0)     -   -1--2-   -3--|
///     subscriber A                  (^0)-1--2-   -3--|
///     subscriber B                  -   -----(^2)-3--|
///
/// Those who subscribe after the end hear that end and nothing else. After `dispose()` nobody is told anything any more, and
/// who subscribes then gets `RxError.disposed`.
///
/// Safe from any thread. Elements go out on the thread that brings them, to those who were subscribed when it began; bring one
/// at a time. A debug build warns where two overlap. What another thread brings while somebody is being told the latest value
/// reaches that one next, on the thread that subscribes.
///
/// Source: ReactiveX, "Subject".
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of its observer side: its own.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject whose value is `value` until it is told another.
    public init(value: Element) {
        let core = SubjectCore(remembering: ReplayBuffer(only: value))
        self.core = core
        super.init(isTrampolined: false, attach: core.attach)
        core.owner = self
    }

    /// Whether somebody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { core.isDisposed }

    /// The latest value. After completion it is still there; after an error that is thrown instead, and after `dispose()`
    /// `RxError.disposed`.
    public func value() throws -> Element {
        let (memory, stop) = try core.recollect()
        if case .error(let error) = stop { throw error }
        return memory[0]
    }

    /// Tells those who are subscribed, and keeps the value. After an end, or after `dispose()`, neither.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets all who are subscribed go without an end.
    public func dispose() { core.dispose() }
}
