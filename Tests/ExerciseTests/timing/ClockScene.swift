import ExerciseSupport
import Marbles
import Streams

/// A scene that watches the timers of an answer, and knows what came at which tick.
class ClockScene<Element: Equatable>: TimerScene<Element> {
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { received.events.contains { $0.time == tick } }
}

extension ClockScene<String> {
    /// A hiker who walks whether somebody looks or not.
    func hike(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        return keep(try answer(hot("hiker", marbles, as: String.self).asObservable(), timers))
    }
}

/// A clock that nobody turns, for answers that do not use the one that they were given.
var otherClock: any SchedulerType { HistoricalScheduler() }
