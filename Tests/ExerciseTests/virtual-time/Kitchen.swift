import LessonKit
import Marbles
import Streams

@testable import virtual_time_exercises

/// The view model: right, or with a fault.
struct Kitchen {
    var isAnew = false
    var isShared = true
    var isCaughtInside = true
    var endsFailed = true
    var hasLimit = true
    var catchesErrors = true
    var isOver = true
    var saysNothing = true

    private enum State {
        case loading
        case loaded(String)
        case failed
    }

    func dish(_ taps: Observable<Void>, _ load: Single<String>, _ clock: any SchedulerType) -> Dish {
        let all = limited(load.map { State.loaded($0) }, clock).asObservable().startWith(.loading)
        let one = isCaughtInside ? all.catch { failed($0) } : all
        let chain = isAnew ? taps.flatMapLatest { one } : taps.flatMapFirst { one }
        let caught =
            isCaughtInside
            ? chain : chain.catch { failed($0).concat(isOver ? .empty() : Observable.never()) }
        let states = isShared ? caught.share() : caught
        let names = states.compactMap { state -> String? in
            switch state {
            case .loading: nil
            case .loaded(let name): name
            case .failed: saysNothing ? "n" : nil
            }
        }
        let loading = states.compactMap { state -> Bool? in
            switch state {
            case .loading: true
            case .loaded: false
            case .failed: endsFailed ? false : nil
            }
        }
        return Dish(name: names, isLoading: loading.startWith(false))
    }

    /// Whichever error the load has: only the limit has failed, if errors are not caught.
    private func limited(_ state: Single<State>, _ clock: any SchedulerType) -> Single<State> {
        if !hasLimit { return state }
        if !catchesErrors { return state.timeout(.seconds(1), other: .just(.failed), scheduler: clock) }
        return state.timeout(.seconds(1), scheduler: clock)
    }

    private func failed(_ error: any Error) -> Observable<State> { catchesErrors ? .just(.failed) : .error(error) }

    /// Another right one: `isLoading` is written while somebody is subscribed to `name`.
    static func withRelay(_ taps: Observable<Void>, _ load: Single<String>, _ clock: any SchedulerType) -> Dish {
        let isLoading = BehaviorRelay(value: false)
        let name = taps.flatMapFirst {
            load.timeout(.seconds(1), scheduler: clock).catchAndReturn("n").asObservable()
                .do(onNext: { _ in isLoading.accept(false) }, onSubscribe: { isLoading.accept(true) })
        }
        return Dish(name: name, isLoading: isLoading.asObservable())
    }
}

/// One run of the view model: taps, and what each load does.
struct Menu {
    let taps: String
    let load: String

    init(_ taps: String, _ load: String) { (self.taps, self.load) = (taps, load) }

    /// A test that looks at both outputs, and at the uses of the load.
    func run(
        _ look: @escaping ([Recorded<Event<String>>], [Recorded<Event<Bool>>], [Subscription]) -> Void
    ) -> (@escaping DishModel) -> Void {
        { model in
            let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
            let taps = clock.createHotObservable(self.taps, values: ["x": ()])
            let load = clock.createColdObservable(self.load, as: String.self)
            let dish = model(taps.asObservable(), load.asSingle(), clock)
            let (names, loading) = (clock.record(dish.name), clock.record(dish.isLoading))
            clock.start()
            look(names.events, loading.events, load.subscriptions)
        }
    }

    /// A test that subscribes to the name alone.
    func names(_ look: @escaping ([Recorded<Event<String>>], [Subscription]) -> Void) -> (@escaping DishModel) -> Void {
        { model in
            let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
            let taps = clock.createHotObservable(self.taps, values: ["x": ()])
            let load = clock.createColdObservable(self.load, as: String.self)
            let names = clock.record(model(taps.asObservable(), load.asSingle(), clock).name)
            clock.start()
            look(names.events, load.subscriptions)
        }
    }

    /// A test that expects all of it.
    func expects(_ name: String, _ isLoading: String, _ loads: Int) -> (@escaping DishModel) -> Void {
        run { names, loading, uses in
            expectRecorded(names, name)
            expectRecorded(loading, isLoading, values: ["t": true, "f": false])
            expect(uses.count == loads)
        }
    }
}
