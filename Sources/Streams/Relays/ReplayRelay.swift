/// A replay subject that never ends: it remembers elements, and accepts neither an error nor a completion.
///
///     create(bufferSize: 2)     --1--2--3-    -4--
///     subscriber                ---------(^23)-4--
///
/// Source: RxRelay, `ReplayRelay`.
public final class ReplayRelay<Element>: ObservableType, Sendable {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that remembers the last `bufferSize` elements. A negative number is a mistake in the program, and stops it.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }

    /// A relay that remembers every element, as long as the relay exists: mind the memory.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

    /// Remembers `event`, and sends it to the subscribers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends `observer` the remembered elements, and then each new one, until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
