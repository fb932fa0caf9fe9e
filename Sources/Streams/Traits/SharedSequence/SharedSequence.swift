/// A sequence made for the screen: it never fails, it comes on one scheduler, and its subscribers share one source.
///
/// The two kinds are `Driver`, for state, and `Signal`, for events. A driver sends a late subscriber the latest element, a signal does
/// not.
///
/// An operator on it takes closures that do not throw, and returns a shared sequence again.
///
/// Source: RxCocoa, `SharedSequence`.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType, Sendable
{
    private let source: Observable<Element>

    /// Shares `source`, which never fails and comes on the strategy's scheduler.
    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Takes `source` as it is.
    init(unshared source: Observable<Element>) { self.source = source }

    /// The sequence without the promise.
    public func asObservable() -> Observable<Element> { source }

    /// Itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// Something that can be read as a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How its subscribers share the source.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// This value as a shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The sequence without the promise.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// How the subscribers of a shared sequence share its source.
public protocol SharingStrategyProtocol {
    /// The scheduler of the elements.
    static var scheduler: SchedulerType { get }

    /// The same sequence, shared.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
