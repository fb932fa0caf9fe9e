import ExerciseSupport
import Marbles
import Streams

/// A scene that watches the timers of an answer, and knows what came at which tick.
class ClockScene<Element: Equatable>: TimerScene<Element> {
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { received.events.contains { $0.time == tick } }
}

/// Sources that send whether somebody looks or not, and an egg timer.
extension ClockScene {
    func hike(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> where Element == String {
        keep(try answer(hot("hiker", marbles, as: String.self).asObservable(), timers))
    }

    func press(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> where Element == String {
        keep(try answer(hot("presses", marbles, as: String.self).asObservable(), timers))
    }

    func type(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<Bool>, _ marbles: String
    ) throws -> Observable<Bool> where Element == Bool {
        keep(try answer(hot("keys", marbles, as: String.self).asObservable(), timers))
    }

    func move(
        _ answer: (Observable<Int>, any SchedulerType) throws -> Observable<Int>, _ marbles: String
    ) throws -> Observable<Int> where Element == Int {
        keep(try answer(hot("dimmer", marbles).asObservable(), timers))
    }

    func boil(_ answer: (Int, any SchedulerType) throws -> Observable<Int>, _ steps: Int) throws -> Observable<Int>
    where Element == Int { keep(try answer(steps, timers)) }
}

/// A clock that nobody turns, for answers that do not use the one that they were given.
var otherClock: any SchedulerType { HistoricalScheduler() }
