import ExerciseSupport
import Marbles
import Streams

/// A scene that watches the timers of an answer, and knows what came at which tick.
class ClockScene<Element: Equatable>: TimerScene<Element> {
    /// The row of the source, or what the answer was given.
    var input = ""

    /// The ticks of its events.
    var ticks: [TestTime] { received.events.map(\.time) }
    /// The tick of its last event.
    var lastTick: TestTime? { ticks.last }
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { ticks.contains(tick) }
}

extension ClockScene<String> {
    /// A hiker who walks whether somebody looks or not.
    func hike(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        input = marbles
        return keep(try answer(hot("hiker", marbles, as: String.self).asObservable(), timers))
    }
}

/// A clock that nobody turns, for answers that do not use the one that they were given.
var otherClock: any SchedulerType { HistoricalScheduler() }
