/// A subject that remembers nothing: who subscribes hears what comes from then on.
///
///     subject        --1--2--3--|
///     subscriber     ----^2--3--|
///
/// Those who subscribe after the end hear that end and nothing else. After `dispose()` nobody is told anything any more, and
/// who subscribes then gets `RxError.disposed`.
///
/// Safe from any thread. Elements go out on the thread that brings them, to those who were subscribed when it began; bring one
/// at a time. A debug build warns where two overlap.
///
/// Source: ReactiveX, "Subject".
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of its observer side: its own.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject that nobody is subscribed to yet.
    public init() {
        let core = SubjectCore<Element>()
        self.core = core
        super.init(isTrampolined: false, attach: core.attach)
        core.owner = self
    }

    /// Whether somebody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool { core.isDisposed }

    /// Tells those who are subscribed. After an end, or after `dispose()`, nobody.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets all who are subscribed go without an end.
    public func dispose() { core.dispose() }
}
