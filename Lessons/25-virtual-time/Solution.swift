import Foundation
import LessonKit
import Marbles
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The hot source has what comes after the subscription. In the tick of `from` and of `until` its event comes first. The cold
    /// source counts from tick 5.
    static func exercise1() -> [String] {
        ["--a--b--c-|", "--------c-|", "-----b--c", "-------x--y|", "-------x", ""]
    }

    /// A new call cancels the old request. A request is over with its end at tick 4, not with its answer. `until` disposes of all.
    static func exercise2() -> [String] { ["2-4", "4-8", "10-12", "0-12"] }

    /// Two weights in a row, one that stays, and one that still waits at the end.
    static func exercise3(_ scale: @escaping Scale) {
        let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let weights = clock.createHotObservable("-12----3-|", as: Int.self)
        let shown = clock.record(scale(weights.asObservable(), clock))
        clock.start()
        expectRecorded(shown.events, "-----2---(3|)")
    }

    /// It records from the beginning, looks after `start()`, and expects each event. A second step in the light, and an end in the
    /// light, are what the faults need.
    static func exercise4(_ lamp: @escaping Lamp) {
        let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let steps = clock.createHotObservable("-x--x-------x--|", as: String.self)
        let light = clock.record(lamp(steps.asObservable(), clock))
        clock.start()
        expectRecorded(light.events, "-l-------d--l--(d|)")
    }

    /// Both clocks inside are now the one that is passed: the timer's scheduler, and `now` in place of `Date()`.
    static func exercise5(_ door: Observable<String>, clock: any SchedulerType) -> Observable<String> {
        let bells = door.flatMapLatest { event in
            event == "o"
                ? Observable<Int>.timer(.milliseconds(300), scheduler: clock).map { _ in "bell" }
                : Observable.empty()
        }
        let opened = door.filter { $0 == "o" }.map { _ in clock.now }
        let closed = door.filter { $0 == "c" }.map { _ in clock.now }
        let times = Observable.zip(opened, closed) { opened, closed in
            "\(Int((closed.timeIntervalSince(opened) * 1000).rounded())) ms"
        }
        return Observable.merge(bells, times)
    }

    /// The results say what came. The subscriptions say when a request began, and that it was cancelled.
    static func exercise6(_ planner: @escaping Planner) {
        let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let stops = clock.createHotObservable("-ax----b------c------d----", as: String.self)
        let requests = [
            "x": clock.createColdObservable("---------(s|)", as: String.self),
            "b": clock.createColdObservable("--(t|)", as: String.self),
            "c": clock.createColdObservable("--#", as: String.self),
            "d": clock.createColdObservable("---------(u|)", as: String.self),
        ]
        var asked: [String] = []
        let ask: (String) -> Single<String> = { stop in
            asked.append(stop)
            return requests[stop]?.asSingle() ?? .never()
        }
        let trams = clock.record(planner(stops.asObservable(), ask, clock), until: 28)
        clock.start()

        expectRecorded(trams.events, "-----------t------n")
        expect(asked == ["x", "b", "c", "d"])
        expect(requests["x"]?.subscriptions == [Subscription(4, 9)])
        expect(requests["d"]?.subscriptions == [Subscription(23, 28)])
    }

    /// The input is hot, the load is cold, both outputs are recorded, and the loads are counted.
    static func exercise7(_ model: @escaping DishModel) {
        func run(_ taps: String, _ load: String, name: String, isLoading: String, loads: Int) {
            let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
            let taps = clock.createHotObservable(taps, values: ["x": ()])
            let load = clock.createColdObservable(load, as: String.self)
            let dish = model(taps.asObservable(), load.asSingle(), clock)
            let (names, loading) = (clock.record(dish.name), clock.record(dish.isLoading))
            clock.start()
            expectRecorded(names.events, name)
            expectRecorded(loading.events, isLoading, values: ["t": true, "f": false])
            expect(load.subscriptions.count == loads)
        }
        run("--x-x---x---", "---(d|)", name: "-----d-----d", isLoading: "f-t--f--t--f", loads: 2)
        run("--x-----x---", "---#", name: "-----n-----n", isLoading: "f-t--f--t--f", loads: 2)
        run("--x---", "---------------(d|)", name: "------------n", isLoading: "f-t---------f", loads: 1)
    }
}
