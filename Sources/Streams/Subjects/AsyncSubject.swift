/// A subject that tells the last element only, and only when it completes.
///
///     subject          --1--2--3--|
///     subscriber A     ^----------(3|)
///     subscriber B     -----------    --(^3|)
///
/// Those who subscribe after the completion hear the same: the last element and the end. Without an element there is the end
/// alone, and an error comes alone too.
///
/// Safe from any thread. A debug build warns where two events overlap.
///
/// Source: ReactiveX, "Subject".
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
    /// The type of its observer side: its own.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject that nobody is subscribed to yet.
    public init() {
        let core = SubjectCore<Element>(remembering: ReplayBuffer(size: 1), recall: .onCompletion)
        self.core = core
        super.init(isTrampolined: false, attach: core.attach)
        core.owner = self
    }

    /// Whether somebody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Keeps an element in place of the one before; tells those who are subscribed once this is an end.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> AsyncSubject<Element> { self }
}
