/// A subject that remembers: who subscribes hears the last elements at once, as many as it was made for, and then what comes.
///
///     create(bufferSize: 2)     --1--2--3-    -4--|
///     subscriber                ---------(^23)-4--|
///
/// It remembers beyond the end: those who subscribe after it hear the last elements and then that end. After `dispose()` nobody
/// is told anything any more, and who subscribes then gets `RxError.disposed`.
///
/// Safe from any thread. Elements go out on the thread that brings them, to those who were subscribed when it began; bring one
/// at a time. A debug build warns where two overlap. What is brought while somebody is being told the last elements reaches that
/// one after them, on the thread that subscribes.
///
/// Source: ReactiveX, "Subject".
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
    @unchecked Sendable
{
    /// The type of its observer side: its own.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let core: SubjectCore<Element>

    private init(size: Int) {
        let core = SubjectCore<Element>(remembering: ReplayBuffer(size: size), recall: .always)
        self.core = core
        super.init(isTrampolined: false, attach: core.attach)
        core.owner = self
    }

    /// A subject that remembers the last `bufferSize` elements. A negative number is a mistake in the program, and stops it.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        precondition(bufferSize >= 0, "ReplaySubject: bufferSize is \(bufferSize), and cannot be negative.")
        return ReplaySubject(size: bufferSize)
    }

    /// A subject that remembers every element, for as long as it lives itself: mind the memory.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

    /// Whether somebody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Tells those who are subscribed, and remembers. After an end, or after `dispose()`, neither.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets all who are subscribed go without an end, and forgets the elements.
    public func dispose() { core.dispose() }
}
