/// A shared sequence for state, which drives a screen: it never fails, comes on the main queue, and a new subscriber gets the
/// latest element at once.
///
///     source                  --1--2--3--|
///     who drives at first     ^-1--2--3--|
///     who drives later        ------(^2)-3--|
///
/// There is one subscription to the source, from the first subscriber to the last: when all have left, a new one starts it again.
/// So does a new one after the source has completed.
///
/// The latest element arrives inside `drive`: that is why `drive` belongs on the main queue.
///
/// Source: RxCocoa, `Driver`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a driver is shared: one source at a time, its latest element replayed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The main queue, or what `SharingScheduler.mock` says.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `share(replay: 1, scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// This value as a driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}
