import Marbles
import Streams
import Testing

@Suite("window", .counted)
struct WindowTests {
    private let scheduler = TestScheduler.marbles
    private let log = Log()

    private func windows(
        _ source: Observable<Int>, timeSpan: RxTimeInterval = .seconds(5), count: Int = 2
    ) -> Observable<Observable<Int>> {
        source.window(timeSpan: timeSpan, count: count, scheduler: scheduler)
    }

    /// Everything that the windows tell, each with the number of the window.
    private func numbered(_ windows: Observable<Observable<Int>>) -> Observable<String> {
        windows.enumerated().flatMap { window in
            window.element.materialize().map { event in
                event.element.map { "\(window.index)\($0)" } ?? "\(window.index)|"
            }
        }
    }

    @Test(arguments: [
        Run("-1-2-3---------4-|", held: "^----------------!", "a--b----c----d---|"),
        Run("---|", held: "^--!", "a--|"),
        Run("-", held: "^-------------------!", "a----b----c----d"),
        Run("-1----#", held: "^-----!", "a----b#"),
        Run("-1-------------------2", held: "^-------------------!", "a----b----c----d"),
        Run("(12)--(12)--|", held: "^-----!", "(ab)--c--|"),
    ])
    func `a window comes at once, and when the one before is full or its time is up`(_ run: Run) {
        let problems = run.problems(values: ["a": 0, "b": 1, "c": 2, "d": 3], on: scheduler) { source in
            windows(source).enumerated().map(\.index)
        }
        #expect(problems == [])
    }

    @Test func `each window tells its own elements, then its end`() {
        let source = scheduler.createHotObservable("-1-2-3---------4-|")
        let recording = scheduler.record(numbered(windows(source.asObservable())))
        scheduler.start()
        let told = recording.events.map { "\($0.value.element ?? "|")@\($0.time)" }.joined(separator: " ")
        #expect(told == "01@1 02@3 0|@3 13@5 1|@8 2|@13 34@15 3|@17 |@17")
    }

    @Test func `a window ends before the next one comes, and the last before the result`() {
        for isFailure in [false, true] {
            let log = Log()
            let source = HandDriven<Int>()
            let subscription = windows(source.observable).enumerated().subscribe(
                onNext: { window in
                    log.note("\(window.index):")
                    _ = window.element.note(in: log)
                }, onError: { log.note("result#\($0)") }, onCompleted: { log.note("result|") })
            source.send(1, 2, 3)
            if isFailure { source.fail(.lost) } else { source.complete() }
            #expect(log.text == "0: 1 2 | . 1: 3 " + (isFailure ? "#lost . result#lost" : "| . result|"))
            #expect(source.disposals == 1)
            subscription.dispose()
        }
    }

    @Test(arguments: [
        // The time of a window begins when it comes.
        (4, 2, "--(12)-----3|", "0-0---0--|"),
        // A count of 0 leaves only the time.
        (6, 0, "-123-----|", "0-----0--|"),
    ])
    func `of another time and count`(_ seconds: Int, _ count: Int, _ source: String, _ result: String) {
        let source = scheduler.createHotObservable(source)
        let all = windows(source.asObservable(), timeSpan: .seconds(seconds), count: count)
        let recording = scheduler.record(all.map { _ in 0 })
        scheduler.start()
        #expect(recording.events == marbles(result))
    }

    @Test func `when the result is disposed of, the window that is subscribed to goes on to its end`() {
        let source = scheduler.createHotObservable("-1--2----3-|")
        let recording = scheduler.record(windows(source.asObservable(), count: 5).take(1).flatMap { $0 })
        scheduler.start()
        #expect(recording.events == marbles("-1--2|"))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
    }

    @Test func `the source and the timer are disposed of with the last window`() {
        let source = HandDriven<Int>()
        var window: Disposable?
        let subscription = windows(source.observable).subscribe(onNext: { window = $0.note(in: log) })
        source.send(1)
        subscription.dispose()
        #expect(source.disposals == 0)
        window?.dispose()
        #expect(source.disposals == 1)
        #expect(log.text == "1 .")
        scheduler.start()
        #expect(scheduler.clock == 0)
    }

    @Test func `who subscribes to a window that is over is told its end`() {
        let source = HandDriven<Int>()
        var all: [Observable<Int>] = []
        let subscription = windows(source.observable).subscribe(onNext: { all.append($0) })
        source.send(1, 2, 3)
        #expect(all.map(\.atOnce) == ["| .", "! ."])
        subscription.dispose()
        #expect(source.disposals == 1)
    }

    @Test func `an element that sets off another one fills the window with both`() {
        let source = HandDriven<Int>()
        let subscription = windows(source.observable).enumerated().flatMap { window in
            window.element.do(afterNext: { if $0 == 1 { source.send(2, 3) } }).map { "\(window.index):\($0)" }
        }.note(in: log)
        source.send(1, 4, 5)
        #expect(log.text == "0:1 0:2 1:3 1:4 2:5")
        subscription.dispose()
    }

    @Test func `elements that the end of a window sets off do not make the next one come twice`() {
        let source = HandDriven<Int>()
        let subscription = windows(source.observable).enumerated().flatMap { index, window in
            log.note("\(index):")
            return window.do(onCompleted: { if index == 0 { source.send(3, 4) } })
        }.note(in: log)
        source.send(1, 2)
        #expect(log.text == "0: 1 2 1:")
        subscription.dispose()
    }

    @Test func `a timer that goes off while the next window is being told of comes too late`() {
        let source = HandDriven<Int>()
        let subscription = windows(source.observable).enumerated().flatMap { index, window in
            log.note("\(index):")
            if index == 1 { scheduler.advanceTo(5) }
            return window
        }.note(in: log)
        source.send(1, 2, 3)
        #expect(log.text == "0: 1 2 1: 3")
        scheduler.advanceTo(10)
        #expect(log.text == "0: 1 2 1: 3 2:")
        subscription.dispose()
    }

    @Test func `a source and a timer on queues of their own lose nothing, and events come one at a time`() async {
        let overlaps = Counts(1)
        let inside = Locked(0)
        let received = Locked<[Int]>([])
        let queues = (0..<2).map { _ in SerialDispatchQueueScheduler(qos: .userInitiated) }
        let windows = Observable.range(start: 0, count: 5000, scheduler: queues[0])
            .window(timeSpan: .microseconds(20), count: 7, scheduler: queues[1])
        await withCheckedContinuation { continuation in
            _ = windows.subscribe(
                onNext: { window in
                    _ = window.subscribe(onNext: { element in
                        inside.withLock { $0 += 1 }
                        received.withLock { $0.append(element) }
                        if inside.withLock({ $0 }) != 1 { overlaps.add(0) }
                        inside.withLock { $0 -= 1 }
                    })
                }, onDisposed: { continuation.resume() })
        }
        #expect(received.value == Array(0..<5000))
        #expect(overlaps.all == [0])
    }
}
