/// What drivers and signals come on: the main queue, or in a test what the test says.
///
/// Source: RxCocoa, `SharingScheduler`.
public enum SharingScheduler {
    @TaskLocal private static var mocked: Carried<() -> SchedulerType>?

    /// Makes the scheduler for a driver or signal, when that is made.
    public static var make: () -> SchedulerType { mocked?.value ?? { MainScheduler() } }

    /// Runs `action`; the drivers and signals that it makes come on `scheduler`.
    ///
    /// For tests. It holds for `action` alone: two tests that run at the same time do not get in each other's way.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs `action`; the drivers and signals that it makes come on a scheduler that `makeScheduler` makes for each.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        try $mocked.withValue(Carried(makeScheduler), operation: action)
    }
}
