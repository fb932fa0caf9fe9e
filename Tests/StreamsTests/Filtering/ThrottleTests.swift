import Marbles
import Streams
import Testing

@Suite("throttle", .counted)
struct ThrottleTests {
    @Test(arguments: [
        Run("-1-2-3------4--|", held: "^--------------!", "-1---3------4--|"),
        Run("-1-2--3---4----|", held: "^--------------!", "-1---2---3---4-|"),
        Run("-12-----3|", held: "^--------!", "-1---2---(3|)"),
        Run("123456789----|", held: "^------------!", "1---5---9----|"),
        Run("(123)-----|", held: "^-----!", "1---3-|"),
        Run("-1-2|", held: "^---!", "-1---(2|)"),
        Run("-1--|", held: "^---!", "-1--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-2#", held: "^---!", "-1--#"),
        Run("-1---------------2-3------4", held: "^-------------------!", "-1---------------2"),
    ])
    func `one element passes, then for so long none; the last of those comes when that is over`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.throttle(.seconds(4), scheduler: scheduler) } == [])
    }

    @Test(arguments: [
        Run("-1-2-3------4--|", held: "^--------------!", "-1---3------4--|"),
        Run("-1-2--3---4----|", held: "^--------------!", "-1----3---4----|"),
        Run("(123)-----|", held: "^-----!", "1-----|"),
        Run("-1-2|", held: "^---!", "-1--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-2#", held: "^---!", "-1--#"),
        Run("-1---------------2-3------4", held: "^-------------------!", "-1---------------2"),
    ])
    func `without the latest those are dropped`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        let problems = run.problems(on: scheduler) {
            $0.throttle(.seconds(4), latest: false, scheduler: scheduler)
        }
        #expect(problems == [])
    }

    @Test func `RxSwift's times`() {
        for latest in [true, false] {
            let scheduler = TestScheduler(initialClock: 0)
            let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3), .next(100, 4)])
            let recording = scheduler.record(source.throttle(.seconds(50), latest: latest, scheduler: scheduler))
            scheduler.start()
            #expect(
                recording.events
                    == (latest ? [.next(10, 1), .next(60, 3), .next(110, 4)] : [.next(10, 1), .next(100, 4)]))
        }
    }

    @Test func `an element that comes just when the time is over passes, at parts of a second too`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable("-1--2--3--4--5--6--7--8--9|")
        let throttled = source.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
        let recording = scheduler.record(throttled)
        scheduler.start()
        #expect(recording.events == marbles("-1--2--3--4--5--6--7--8--9|"))
    }

    @Test func `with no time at all everything passes, with time without end the first element only`() {
        let scheduler = TestScheduler.marbles
        #expect(Observable.of(1, 2, 3).throttle(.seconds(0), scheduler: scheduler).atOnce == "1 2 3 | .")
        for latest in [true, false] {
            let once = Observable.of(1, 2, 3).throttle(.never, latest: latest, scheduler: scheduler)
            #expect(once.atOnce == (latest ? "1 ! ." : "1 | ."))
        }
    }

    @Test func `the time begins when whoever receives the element is done with it`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.throttle(.seconds(4), scheduler: scheduler)
            .do(onNext: { if $0 == 1 { scheduler.advanceTo(3) } })
            .map { "\($0)@\(scheduler.clock)" }.note(in: log)
        source.send(1)
        scheduler.advanceTo(5)
        source.send(2)
        scheduler.start()
        #expect(log.text == "1@3 2@7")
        subscription.dispose()
    }
}
