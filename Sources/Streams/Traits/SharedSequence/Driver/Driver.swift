/// A shared sequence for state, which drives a screen: it never fails, it comes on the main queue, and a new subscriber receives
/// the latest element at once.
///
///     source                  --1--2--3--|
///     first subscriber        ^-1--2--3--|
///     later subscriber        ------(^2)-3--|
///
/// There is one subscription to the source, from the first subscriber to the last. When all have left, or when the source has
/// completed, the next subscriber starts the source again.
///
/// The latest element arrives inside `drive`: so `drive` belongs on the main queue.
///
/// Source: RxCocoa, `Driver`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a driver is shared: one source at a time, its latest element replayed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The main queue, or the scheduler of `SharingScheduler.mock`.
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
