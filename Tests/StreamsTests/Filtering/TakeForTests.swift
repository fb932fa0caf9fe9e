import Marbles
import Streams
import Testing

@Suite("take(for:)", .counted)
struct TakeForTests {
    @Test(arguments: [
        Run("-1-2-3-4-|", held: "^---!", "-1-2|"),
        Run("----1-2|", held: "^---!", "----(1|)"),
        Run("-1|", held: "^-!", "-1|"),
        Run("--|", held: "^-!", "--|"),
        Run("-", held: "^---!", "----|"),
        Run("-1#", held: "^-!", "-1#"),
    ])
    func `elements pass within the time, then the end comes`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.take(for: .seconds(4), scheduler: scheduler) } == [])
    }

    @Test func `a dispose comes first`() {
        let scheduler = TestScheduler.marbles
        let run = Run("-1-------------------2", held: "^-------------------!", "-1")
        #expect(run.problems(on: scheduler) { $0.take(for: .seconds(30), scheduler: scheduler) } == [])
        #expect(scheduler.clock == 21)
    }

    @Test func `after an end or a dispose no timer is left`() {
        for source in [Observable.just(1), .error(Failure.lost), .never()] {
            let scheduler = TestScheduler.marbles
            source.take(for: .seconds(4), scheduler: scheduler).subscribe(onError: { _ in }).dispose()
            scheduler.start()
            #expect(scheduler.clock == 0)
        }
    }

    @Test func `the time runs before the source is subscribed to`() {
        let scheduler = TestScheduler.marbles
        let source = Observable<Int>.create { observer in
            scheduler.advanceTo(4)
            observer.onNext(1)
            return Disposables.create()
        }
        #expect(source.take(for: .seconds(4), scheduler: scheduler).atOnce == "| .")
    }

    @Test func `the end comes where the scheduler is`() async {
        let log = Log()
        let taken = Observable<Int>.never().take(for: .milliseconds(1), scheduler: Place.scheduler("time"))
            .do(onCompleted: { log.note(Place.current) })
        #expect(await taken.inTime == "|")
        #expect(log.text == "time")
    }
}
