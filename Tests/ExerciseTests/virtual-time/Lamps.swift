import Streams

@testable import virtual_time_exercises

/// Lamps.
extension `virtual-time` {
    /// Code that is right.
    static func lamp(_ steps: Observable<String>, _ clock: any SchedulerType) -> Observable<String> {
        lights(steps, clock).distinctUntilChanged()
    }

    static func lights(_ steps: Observable<String>, _ clock: any SchedulerType, wait: Int = 500) -> Observable<String> {
        .merge(steps.map { _ in "l" }, steps.debounce(.milliseconds(wait), scheduler: clock).map { _ in "d" })
    }
}
