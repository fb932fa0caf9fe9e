/// A shared sequence for events, such as an alert to show: it never fails, comes on the main queue, and a new subscriber gets
/// only what happens from then on.
///
///     source                 --1--2--3--|
///     who emits at first     ^-1--2--3--|
///     who emits later        ------^-3--|
///
/// There is one subscription to the source, from the first subscriber to the last.
///
/// Source: RxCocoa, `Signal`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a signal is shared: one source at a time, nothing replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The main queue, or what `SharingScheduler.mock` says.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `share(scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// This value as a signal.
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}
