import ExerciseSupport

@testable import errors_exercises

/// A line that is busy at times.
final class Telephone: Scene<String> {
    /// The ticks in which the dentist was called.
    private(set) var calls: [TestTime] = []

    /// `busy` says when the line is busy, `busyCall` what a call is then, and `free` what any other call is.
    func call(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, busy: [Range<Int>],
        _ busyCall: String = "d#", free: String = "dt|"
    ) throws -> Observable<String> {
        let engaged = cold("a busy call", busyCall, as: String.self, error: Busy())
        let answered = cold("another call", free, as: String.self)
        let call = Observable<String>.deferred { [self] in
            calls.append(scheduler.clock)
            return busy.contains { $0.contains(self.scheduler.clock) }
                ? engaged.asObservable() : answered.asObservable()
        }
        return try answer(call, scheduler)
    }
}
