import Marbles
import Streams
import Testing

@Suite("throttle", .counted)
struct ThrottleTests {
    @Test(arguments: [
        Run("-1-2-3------4--|", held: "^--------------!", "-1---3------4--|"),
        Run("-12-----3|", held: "^--------!", "-1---2---(3|)"),
        Run("-1--|", held: "^---!", "-1--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-12#", held: "^--!", "-1-#"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `the first goes on, and the latest when the time is over`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.throttle(.seconds(4), scheduler: scheduler) } == [])
    }

    @Test(arguments: [
        Run("-1-2-3------4--|", held: "^--------------!", "-1---3------4--|"),
        Run("-1-2--3-----4--|", held: "^--------------!", "-1----3-----4--|"),
        Run("-12|", held: "^--!", "-1-|"),
        Run("-12#", held: "^--!", "-1-#"),
    ])
    func `without the latest, what comes meanwhile is dropped`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        let problems = run.problems(on: scheduler) {
            $0.throttle(.seconds(4), latest: false, scheduler: scheduler)
        }
        #expect(problems == [])
    }

    @Test(arguments: [(true, "10@10 30@60 100@110 .@1000"), (false, "10@10 100@100 .@1000")])
    func `the times of RxSwift`(latest: Bool, times: String) {
        let scheduler = Steps()
        let source = Observable<Int>.create { observer in
            for time in [10, 20, 30, 100] {
                _ = scheduler.scheduleAbsoluteVirtual((), time: time) {
                    observer.onNext(time)
                    return Disposables.create()
                }
            }
            return Disposables.create()
        }
        let throttled = source.throttle(.seconds(50), latest: latest, scheduler: scheduler)
        #expect(scheduler.times(throttled) == times)
    }

    @Test func `the end waits for the element that waits`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("-12|")
        let recording = scheduler.record(source.throttle(.seconds(4), scheduler: scheduler))
        scheduler.start()
        #expect(recording.events == marbles("-1---(2|)"))
    }

    @Test func `after a dispose no timer is left`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let subscription = source.observable.throttle(.seconds(5), scheduler: scheduler).subscribe()
        source.send(1, 2)
        subscription.dispose()
        scheduler.start()
        #expect(scheduler.clock == 0)
    }
}
