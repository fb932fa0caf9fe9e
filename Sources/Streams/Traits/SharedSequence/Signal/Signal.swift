/// A shared sequence for events, such as an alert to show: it never fails, it comes on the main queue, and a new subscriber
/// receives only the events from then on.
///
///     source                 --1--2--3--|
///     first subscriber       ^-1--2--3--|
///     later subscriber       ------^-3--|
///
/// There is one subscription to the source, from the first subscriber to the last.
///
/// Source: RxCocoa, `Signal`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a signal is shared: one source at a time, nothing replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The main queue, or the scheduler of `SharingScheduler.mock`.
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
