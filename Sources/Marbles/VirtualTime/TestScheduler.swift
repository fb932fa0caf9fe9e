import Streams

/// A scheduler for tests: its time is a number of ticks, and it makes observables and observers that keep a record.
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
    /// The ticks that `start(_:)` uses when it is not told others.
    public enum Defaults {
        /// When the observable is made.
        public static let created: TestTime = 100
        /// When it is subscribed to. What a hot observable tells before is missed.
        public static let subscribed: TestTime = 200
        /// When the subscription is disposed of.
        public static let disposed: TestTime = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler that stands at `initialClock`.
    ///
    /// - Parameters:
    ///   - initialClock: The tick it begins at.
    ///   - resolution: The length of a tick in seconds, which is what `.milliseconds(200)` is measured by.
    ///   - simulateProcessingDelay: Whether what an operator schedules for now runs one tick later, as if the way there
    ///     took time. Pass `false` for marbles: then what happens at once happens in the same column.
    public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// What an operator schedules for now or earlier runs now, or in the next tick if a processing delay is simulated.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Runs `action` at the tick `time`, after what has been scheduled for that tick already.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }
}
