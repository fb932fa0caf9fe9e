import ExerciseSupport
import Marbles
import Streams

/// A scene that looks at the scheduler of an answer: whether something ran without a subscriber, or after a dispose.
class ClockScene<Element: Equatable>: Scene<Element> {
    /// The row of the source, or what the answer was given.
    var input = ""
    private(set) lazy var clock = CountedClock(on: scheduler)
    private var kept: Observable<Element>?
    private var stop: TestTime?

    /// Keeps the stream of the answer, as an app does. `stop` is the tick of the dispose.
    func keep(_ stream: Observable<Element>, disposedAt stop: TestTime) -> Observable<Element> {
        (kept, self.stop) = (stream, stop)
        return stream
    }

    override func run() {
        super.run()
        if kind == .nobody { note("runs on the scheduler without a subscriber", clock.last == nil ? "none" : "some") }
        if kind == .disposed, let stop {
            note("runs on the scheduler after the dispose", clock.last ?? 0 > stop ? "some" : "none")
        }
    }

    /// The ticks of its events.
    var ticks: [TestTime] { received.events.map(\.time) }
    /// The tick of its last event.
    var lastTick: TestTime? { ticks.last }
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { ticks.contains(tick) }
}

/// A clock that nobody turns, for answers that do not use the one that they were given.
var otherClock: any SchedulerType { HistoricalScheduler() }

/// Hands everything on to the scene's scheduler, and keeps the tick of the last run.
final class CountedClock: SchedulerType {
    private(set) var last: TestTime?
    private let scheduler: TestScheduler

    init(on scheduler: TestScheduler) { self.scheduler = scheduler }

    var now: RxTime { scheduler.now }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        scheduler.schedule(state, action: counted(action))
    }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
    ) -> Disposable { scheduler.scheduleRelative(state, dueTime: dueTime, action: counted(action)) }

    func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
    ) -> Disposable {
        scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: counted(action))
    }

    private func counted<State, Result>(_ action: @escaping (State) -> Result) -> (State) -> Result {
        { [self] state in
            last = scheduler.clock
            return action(state)
        }
    }
}
