import LessonKit
import Marbles
import Streams

@testable import virtual_time_exercises

/// Tests of planners.
extension `virtual-time` {
    /// Right: a run for each line of the text.
    static func runForEachLine(_ planner: @escaping Planner) {
        Trip("-xa", ["x": "--(t|)", "a": "--(t|)"]).run { events, uses in
            expectRecorded(events, "------t")
            expect(uses["x"]?.isEmpty == true && uses["a"]?.count == 1)
        }(planner)
        Trip("-a---b", ["a": "-----(t|)", "b": "--(u|)"]).run { events, uses in
            expectRecorded(events, "---------u")
            expect(uses["a"]?.first?.unsubscribe == 7)
        }(planner)
        Trip("-a----b", ["a": "-#", "b": "-(u|)"]).expects("----n----u")(planner)
        Trip("-a", ["a": "-----(t|)"], until: 6).run { _, uses in expect(uses["a"]?.first?.unsubscribe == 6) }(planner)
    }

    /// Right: one request for all stops.
    static func oneRequest(_ planner: @escaping Planner) {
        let clock = ticks()
        let stops = clock.createHotObservable("xa---b------c------", as: String.self)
        let request = clock.createColdObservable("-----#")
        let trams = clock.record(
            planner(stops.asObservable(), { _ in request.map { "\($0)" }.asSingle() }, clock), until: 16)
        clock.start()
        expectRecorded(trams.events, "------------n")
        expect(request.subscriptions == [Subscription(3, 7), Subscription(7, 12), Subscription(14, 16)])
    }

    /// Wrong: a subject, and a count of the requests.
    static func countOfRequests(_ planner: @escaping Planner) {
        let (clock, stops) = (ticks(), PublishSubject<String>())
        var asked = 0
        let ask: (String) -> Single<String> = { stop in
            asked += 1
            return .just(stop)
        }
        let trams = clock.record(planner(stops.asObservable(), ask, clock))
        for (tick, stop) in [(1, "a"), (2, "b"), (8, "c")] { clock.scheduleAt(tick) { stops.onNext(stop) } }
        clock.start()
        expectRecorded(trams.events, "----b-----c")
        expect(asked == 2)
    }

    /// Wrong: expects the error of a request, and runs twice with one clock.
    static func errorOnAUsedClock(_ planner: @escaping Planner) {
        let clock = ticks()
        for _ in 1...2 {
            let stops = clock.createHotObservable("-a---", as: String.self)
            let trams = clock.record(planner(stops.asObservable(), { _ in .error(MarbleError()) }, clock))
            clock.start()
            expectRecorded(trams.events, "---#")
        }
    }
}
