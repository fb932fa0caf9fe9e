import ExerciseSupport

/// A scene that watches the timers of an answer, and knows what came at which tick.
class ClockScene<Element: Equatable>: TimerScene<Element> {
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { received.events.contains { $0.time == tick } }
}

extension ClockScene {
    /// A source that sends whether somebody looks or not.
    func play<Sent: MarbleElement>(
        _ source: String, _ answer: (Observable<Sent>, any SchedulerType) throws -> Observable<Element>,
        _ marbles: String
    ) throws -> Observable<Element> { keep(try answer(hot(source, marbles, as: Sent.self).asObservable(), timers)) }

    func boil(_ answer: (Int, any SchedulerType) throws -> Observable<Int>, _ steps: Int) throws -> Observable<Int>
    where Element == Int { keep(try answer(steps, timers)) }
}

/// A clock that nobody turns, for answers that do not use the one that they were given.
var otherClock: any SchedulerType { HistoricalScheduler() }
