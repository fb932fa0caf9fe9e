import LessonKit
import Marbles
import Streams

@testable import virtual_time_exercises

/// One run of a planner: the stops, and a request for each.
struct Trip {
    let stops: String
    let requests: [String: String]
    let until: TestTime

    init(_ stops: String, _ requests: [String: String], until: TestTime = 40) {
        (self.stops, self.requests, self.until) = (stops, requests, until)
    }

    /// A test that looks at the events and at the uses of each request.
    func run(
        _ look: @escaping ([Recorded<Event<String>>], [String: [Subscription]]) -> Void
    ) -> (@escaping Planner) -> Void {
        { planner in
            let clock = ticks()
            let stops = clock.createHotObservable(self.stops, as: String.self)
            let sources = requests.mapValues { clock.createColdObservable($0, as: String.self) }
            let ask: (String) -> Single<String> = { sources[$0]?.asSingle() ?? .never() }
            let trams = clock.record(planner(stops.asObservable(), ask, clock), until: until)
            clock.start()
            look(trams.events, sources.mapValues(\.subscriptions))
        }
    }

    /// A test that looks at the events alone.
    func expects(_ trams: String) -> (@escaping Planner) -> Void { run { events, _ in expectRecorded(events, trams) } }
}
