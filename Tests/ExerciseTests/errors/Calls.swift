import Streams

@testable import errors_exercises

/// Calls again with each element that `sign` sends for one of the first errors.
func again(
    _ call: Observable<String>, _ count: Int = .max, _ sign: @escaping (Int, any Error) -> Observable<Int>
) -> Observable<String> {
    call.retry(when: { (errors: Observable<any Error>) in
        errors.take(count).enumerated().flatMap { sign($0.index, $0.element) }
    })
}

/// 1 tick, then 2, then 4.
func wait(_ number: Int, _ clock: any SchedulerType) -> Observable<Int> {
    .timer(.milliseconds(100 << number), scheduler: clock)
}

/// Waits so many milliseconds after each busy call, at most `count` times.
func waiting(
    _ call: Observable<String>, _ clock: any SchedulerType, _ count: Int = 3, _ milliseconds: @escaping (Int) -> Int
) -> Observable<String> {
    again(call) { $0 < count && $1 is Busy ? .timer(.milliseconds(milliseconds($0)), scheduler: clock) : .error($1) }
}
