/// The scheduler of drivers and signals: the main queue, or in a test the scheduler that the test sets.
///
/// Source: RxCocoa, `SharingScheduler`.
public enum SharingScheduler {
    @TaskLocal private static var mocked: Carried<() -> SchedulerType>?

    /// Makes the scheduler of a new driver or signal.
    public static var make: () -> SchedulerType { mocked?.value ?? { MainScheduler() } }

    /// Runs `action`. The drivers and signals that it makes come on `scheduler`.
    ///
    /// For tests. It holds for `action` alone: two tests that run at the same time do not disturb each other.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs `action`. Each driver or signal that it makes comes on a scheduler of its own, made by `makeScheduler`.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        try $mocked.withValue(Carried(makeScheduler), operation: action)
    }
}
