import Marbles
import Streams
import Testing

@Suite("debounce", .counted)
struct DebounceTests {
    @Test(arguments: [
        Run("-1-2-3------4--|", held: "^--------------!", "--------3------(4|)"),
        Run("-1-----|", held: "^------!", "----1--|"),
        Run("(123)-----|", held: "^-----!", "---3--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-1-----#", held: "^------!", "----1--#"),
        Run("-1-----------------2--3", held: "^-------------------!", "----1"),
        // One that comes in the tick in which the one before is due is newer.
        Run("-1--2----|", held: "^--------!", "-------2-|"),
    ])
    func `an element comes when nothing newer has come for so long`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.debounce(.seconds(3), scheduler: scheduler) } == [])
    }

    @Test func `an element that sets off another one has that wait its own time`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.debounce(.seconds(3), scheduler: scheduler)
            .do(onNext: { if $0 == 1 { source.send(2) } }, afterNext: { if $0 == 2 { source.send(3) } })
            .map { "\($0)@\(scheduler.clock)" }.note(in: log)
        source.send(1)
        scheduler.start()
        #expect(log.text == "1@3 2@6 3@9")
        subscription.dispose()
    }

    @Test func `RxSwift's times`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3), .next(100, 4)])
        let recording = scheduler.record(source.debounce(.seconds(50), scheduler: scheduler))
        scheduler.start()
        #expect(recording.events == [.next(80, 3), .next(150, 4)])
    }

    @Test func `a newer element cancels the timer of the one before`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.debounce(.seconds(3), scheduler: scheduler).note(in: log)
        source.send(1)
        source.send(2)
        scheduler.start()
        #expect(log.text == "2")
        source.send(3)
        scheduler.start()
        #expect(scheduler.clock == 6)
        #expect(log.text == "2 3")
        subscription.dispose()
    }

    @Test func `what a completion releases may dispose of the subscription`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.debounce(.seconds(3), scheduler: TestScheduler.marbles)
            .do(onNext: { _ in held.dispose() }).note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == ".")
    }

    @Test func `elements come where the scheduler is, though the time be over while the element still comes in`() {
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.debounce(.seconds(1), scheduler: Hasty())
            .map { "\($0) \(Place.current)" }.note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 hasty 2 hasty")
        subscription.dispose()
    }
}

/// A scheduler that does everything before it returns, on its queue.
private final class Hasty: SchedulerType {
    private let queue = Place.queue("hasty")

    var now: RxTime { RxTime(timeIntervalSince1970: 0) }

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        queue.sync { action(state) }
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        queue.sync { action(state) }
    }

    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        queue.sync { _ = action(state) }
        return Disposables.create()
    }
}
