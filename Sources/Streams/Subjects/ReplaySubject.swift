/// A subject that remembers: a subscriber receives the last elements at once, up to `bufferSize`, and then each new one.
///
///     create(bufferSize: 2)     --1--2--3-    -4--|
///     subscriber                ---------(^23)-4--|
///
/// It remembers beyond the end: after it, a new subscriber receives the last elements and then that end. After `dispose()` it sends
/// nothing more, and a new subscriber receives `RxError.disposed`.
///
/// Safe from any thread. An element goes out on the thread that sends it, to the subscribers of that moment. Send one at a time: a
/// debug build warns if two overlap. If another thread sends an element while a new subscriber receives the last elements,
/// that thread waits. An element that the subscriber itself sends during that time comes after them.
///
/// Source: ReactiveX, "Subject".
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
    @unchecked Sendable
{
    /// The type of its observer side: the subject itself.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let core: SubjectCore<Element>

    private init(size: Int) {
        let core = SubjectCore<Element>(remembering: ReplayBuffer(size: size), recall: .always)
        self.core = core
        super.init(isBare: true, attach: core.attach)
        core.owner = self
    }

    /// A subject that remembers the last `bufferSize` elements. A negative number is a mistake in the program, and stops it.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        precondition(bufferSize >= 0, "ReplaySubject: bufferSize is \(bufferSize), and cannot be negative.")
        return ReplaySubject(size: bufferSize)
    }

    /// A subject that remembers every element, as long as the subject exists: mind the memory.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

    /// Whether there are subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Sends `event` to the subscribers, and remembers it. After an end, or after `dispose()`, it does nothing.
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Releases all subscribers, without an end, and forgets the elements.
    public func dispose() { core.dispose() }
}
