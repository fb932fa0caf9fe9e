import Marbles
import Streams
import Testing

@Suite("debounce", .counted)
struct DebounceTests {
    @Test(arguments: [
        Run("-1-2-----3--4---|", held: "^---------------!", "------2--------4|"),
        Run("-1-2-|", held: "^----!", "-----(2|)"),
        Run("---|", held: "^--!", "---|"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1----------------2----|", held: "^-------------------!", "----1"),
    ])
    func `an element comes when nothing newer has come for so long`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.debounce(.seconds(3), scheduler: scheduler) } == [])
    }

    @Test func `the times of RxSwift`() {
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
        #expect(scheduler.times(source.debounce(.seconds(50), scheduler: scheduler)) == "30@80 100@150 .@1000")
    }

    @Test func `an element that the one before sets off waits its own time`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let debounced = source.observable.debounce(.seconds(2), scheduler: scheduler)
            .do(onNext: { if $0 == 1 { source.send(2) } })
        let recording = scheduler.record(debounced, until: 9)
        scheduler.scheduleAt(1) { source.send(1) }
        scheduler.start()
        #expect(recording.events == marbles("---1-2"))
    }

    @Test func `after a dispose no timer is left`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let subscription = source.observable.debounce(.seconds(5), scheduler: scheduler).subscribe()
        source.send(1)
        subscription.dispose()
        scheduler.start()
        #expect(scheduler.clock == 0)
    }
}
