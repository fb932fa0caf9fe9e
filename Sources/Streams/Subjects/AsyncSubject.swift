/// A subject that sends only its last element, and only when it completes.
///
///     subject          --1--2--3--|
///     subscriber A     ^----------(3|)
///     subscriber B     -----------    --(^3|)
///
/// After the completion, a new subscriber receives the same: the last element and the end. Without an element the end comes alone.
/// An error comes alone, too.
///
/// Safe from any thread. A debug build warns if two events overlap.
///
/// Source: ReactiveX, "Subject".
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
    /// The type of its observer side: the subject itself.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let core: SubjectCore<Element>

    /// A subject without subscribers.
    public init() {
        let core = SubjectCore<Element>(remembering: ReplayBuffer(size: 1), recall: .onCompletion)
        self.core = core
        super.init(isBare: true, attach: core.attach)
        core.owner = self
    }

    /// Whether there are subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Keeps an element in place of the one before. An end goes to the subscribers, a completion after the last element.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> AsyncSubject<Element> { self }
}
