import LessonKit
import Marbles
import Streams

@testable import virtual_time_exercises

/// Tests of view models.
extension `virtual-time` {
    /// Right: a count of its own, and one long run. Its load fails as the limit does.
    static func oneLongRun(_ model: @escaping DishModel) {
        let (clock, taps) = (ticks(), PublishSubject<Void>())
        var loads = 0
        let answers = ["----(d|)", "--#", "---------------(e|)", "-(f|)"]
        let load = Single<String>.deferred {
            loads += 1
            return clock.createColdObservable(answers[(loads - 1) % 4], as: String.self).asSingle()
                .catch { _ in .error(RxError.timeout) }
        }
        let dish = model(taps.asObservable(), load, clock)
        let (names, loading) = (clock.createObserver(String.self), clock.createObserver(Bool.self))
        let bag = DisposeBag()
        dish.isLoading.subscribe(loading).disposed(by: bag)
        dish.name.subscribe(names).disposed(by: bag)
        for tick in [1, 3, 10, 20, 40] { clock.scheduleAt(tick) { taps.onNext(()) } }
        clock.start()
        expectRecorded(names.events, [.next(5, "d"), .next(12, "n"), .next(30, "n"), .next(41, "f")])
        expect(loading.events.map(\.time) == [0, 1, 5, 10, 12, 20, 30, 40, 41])
        expect(loads == 4)
    }

    /// Right: a load that answers at once, too.
    static func answerAtOnce(_ model: @escaping DishModel) {
        Solution.exercise7(model)
        let clock = ticks()
        let taps = clock.createHotObservable("--x", values: ["x": ()])
        let dish = model(taps.asObservable(), .just("d"), clock)
        let (loading, names) = (clock.record(dish.isLoading), clock.record(dish.name))
        clock.start()
        expectRecorded(loading.events, "f-(tf)", values: ["t": true, "f": false])
        expectRecorded(names.events, "--d")
    }

    /// Wrong: a tick of its clock is a second.
    static func ofSeconds(_ model: @escaping DishModel) {
        let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let taps = clock.createHotObservable("--x", values: ["x": ()])
        let names = clock.record(model(taps.asObservable(), .never(), clock).name)
        clock.start()
        expectRecorded(names.events, "------------n")
    }

    /// Wrong: looks at the spinner alone.
    static func spinnerAlone(_ model: @escaping DishModel) {
        let clock = ticks()
        let taps = clock.createHotObservable("--x-x-----x", values: ["x": ()])
        let load = clock.createColdObservable("---(d|)", as: String.self)
        let loading = clock.record(model(taps.asObservable(), load.asSingle(), clock).isLoading)
        clock.start()
        expectRecorded(loading.events, "f-t--f----t--f", values: ["t": true, "f": false])
        expect(load.subscriptions.count == 2)
    }

    /// Wrong: only what the text draws, without counting.
    static func withoutCounting(_ model: @escaping DishModel) {
        Menu("--x-x-----x", "---(d|)").run { names, loading, _ in
            expectRecorded(names, "-----d-------d")
            expectRecorded(loading, "f-t--f----t--f", values: ["t": true, "f": false])
        }(model)
        Menu("--x-----x", "---#").run { names, _, _ in expectRecorded(names, "-----n-----n") }(model)
    }

    /// One test after the other.
    static func all(_ tests: (@escaping DishModel) -> Void...) -> (@escaping DishModel) -> Void {
        { model in for test in tests { test(model) } }
    }

    /// Wrong: a test of the load, and not of the view model.
    static func loadAlone(_ model: @escaping DishModel) {
        let clock = ticks()
        let load = clock.createColdObservable("---(d|)", as: String.self)
        let recording = clock.record(load)
        clock.start()
        expectRecorded(recording.events, "---(d|)")
    }
}
