import ExerciseSupport
import LessonKit
import Marbles
import Streams

/// A scene with a scheduler whose timers are counted: those that nobody asked for, and those that go on after a dispose.
class TimerScene: Scene<String> {
    /// The tick of the dispose.
    static let stop: TestTime = 4

    private(set) lazy var timers = Timers(on: scheduler)

    override func run() {
        super.run()
        if kind == .nobody { note("timers that began without a subscriber", timers.begun > 0 ? "some" : "none") }
        if kind == .disposed {
            note("timers that ran after the dispose", timers.rings.contains { $0 > Self.stop } ? "some" : "none")
        }
    }
}

/// The scene of a music box: the strip that it is given.
final class Strip: TimerScene {
    private(set) var strip = ""

    func play(
        _ answer: (String, any SchedulerType) throws -> Observable<String>, _ strip: String
    ) throws -> Observable<String> {
        self.strip = strip
        return try answer(strip, timers)
    }
}

/// Hands everything on to the scene's scheduler, and keeps a record.
final class Timers: SchedulerType {
    private(set) var begun = 0
    private(set) var rings: [TestTime] = []
    private let scheduler: TestScheduler

    init(on scheduler: TestScheduler) { self.scheduler = scheduler }

    var now: RxTime { scheduler.now }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        scheduler.schedule(state, action: recorded(action))
    }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
    ) -> Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime, action: recorded(action))
    }

    func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
    ) -> Disposable {
        scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: recorded(action))
    }

    private func recorded<State, Result>(_ action: @escaping (State) -> Result) -> (State) -> Result {
        begun += 1
        return { [self] state in
            rings.append(scheduler.clock)
            return action(state)
        }
    }
}
