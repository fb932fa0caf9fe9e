import Streams

/// A scheduler for tests. Its time is a number of ticks. It makes observables and observers that keep a record.
///
///     let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
///     let clicks = scheduler.createHotObservable("-1--2|")
///     let recording = scheduler.record(clicks.map { $0 * 2 })
///     scheduler.start()
///     // recording.events == marbles("-2--4|")
///
/// Use it from one thread at a time.
///
/// Source: RxTest, `TestScheduler`.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// The ticks that `start(_:)` uses by default.
    public enum Defaults {
        /// The tick at which the observable is made.
        public static let created: TestTime = 100
        /// The tick at which it is subscribed to. Earlier events of a hot observable are missed.
        public static let subscribed: TestTime = 200
        /// The tick at which the subscription is disposed of.
        public static let disposed: TestTime = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler whose clock shows `initialClock`.
    ///
    /// - Parameters:
    ///   - initialClock: The tick at which it begins.
    ///   - resolution: The length of a tick in seconds. It converts `.milliseconds(200)` into ticks.
    ///   - simulateProcessingDelay: Whether work that an operator schedules for now runs one tick later, as if the way there
    ///     took time. Pass `false` for marbles: then work for now happens in the same column.
    public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Work that an operator schedules for now or earlier runs now, or in the next tick if a processing delay is simulated.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Runs `action` at the tick `time`, after the work that is scheduled for that tick already.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }
}
