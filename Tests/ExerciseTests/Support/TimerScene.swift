import LessonKit
import Marbles
import Streams

/// A scene that watches the timers of an answer: none begins without a subscriber, and none goes on after a dispose.
///
/// Give the answer `timers` as its scheduler, and hand the stream that it returns to `keep`.
open class TimerScene<Element: Equatable>: Scene<Element> {
    /// The scene's scheduler, watched.
    public private(set) lazy var timers = Timers(on: scheduler)
    private var kept: Observable<Element>?

    /// Keeps the stream of the answer, as an app does.
    public func keep(_ stream: Observable<Element>) -> Observable<Element> {
        kept = stream
        return stream
    }

    override open func run() {
        super.run()
        guard let last = timers.last else { return }
        if kind == .nobody {
            slip = (.unasked, "Nobody has subscribed, and a timer began. Which code runs only on subscribe?")
        } else if kind == .disposed, let stop = subscribers.map(\.subscription.unsubscribe).max(), last > stop {
            slip = (
                .goesOn,
                "The subscription was disposed of at tick \(stop), and a timer ran after that. What disposes of it?"
            )
        }
    }
}

/// Hands everything on to a test scheduler, and remembers the tick of the last run.
public final class Timers: SchedulerType {
    /// The tick of the last run; nil if nothing has run.
    public private(set) var last: TestTime?
    private let scheduler: TestScheduler

    init(on scheduler: TestScheduler) { self.scheduler = scheduler }

    public var now: RxTime { scheduler.now }

    public func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        scheduler.schedule(state, action: recorded(action))
    }

    public func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
    ) -> Disposable { scheduler.scheduleRelative(state, dueTime: dueTime, action: recorded(action)) }

    public func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
    ) -> Disposable {
        scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: recorded(action))
    }

    private func recorded<State, Result>(_ action: @escaping (State) -> Result) -> (State) -> Result {
        { [self] state in
            last = scheduler.clock
            return action(state)
        }
    }
}
