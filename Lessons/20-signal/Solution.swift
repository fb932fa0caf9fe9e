import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The driver keeps `a` for Ben, because Ana still listens. For Eve it has forgotten everything: nobody listened at tick 9.
    /// The signal keeps nothing for anybody.
    static func exercise1() -> [String] { ["----ab--c", "-----b--c", "-----------d--e", "-----------d--e"] }

    /// Work above `asDriver` stays on the queue of the source, work below it is on main. `bind` moves nothing. What the driver
    /// has kept comes inside `subscribe`, on the queue that calls it.
    static func exercise2() -> [String] { ["station", "main", "main", "station", "worker"] }

    /// A signal keeps nothing for a window that opens late. It is made once, so one connection does for all
    /// windows.
    static func exercise3(of failures: Observable<String>) -> (_ show: @escaping (String) -> Void) -> any Disposable {
        let alerts = failures.asSignal(onErrorSignalWith: .empty())
        return { show in
            alerts.emit(onNext: show)
        }
    }

    /// A tap is an event, and the text is a state: each tap takes the latest text.
    static func exercise4(of tap: Signal<Void>, for text: Driver<String>) -> Signal<String> {
        let ordered = tap.withLatestFrom(text)
        return ordered.filter { !$0.isEmpty }
    }

    /// Each failure has a driver of its own in its place. `never()` adds no word and no end.
    static func exercise5(of station: Observable<String>, cached: Driver<String>) -> Driver<String> {
        station.asDriver(onErrorRecover: { error in
            switch error {
            case StationError.offline: cached
            case StationError.locked: .just("closed")
            default: .never()
            }
        })
    }

    static func exercise6(taps: Signal<Void>, load: @escaping () -> Observable<String>) -> NewsPage {
        // A load that has failed is nil.
        let loads = taps.flatMapLatest {
            load().map { Optional($0) }.asSignal(onErrorJustReturn: nil)
        }
        return NewsPage(
            text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()).startWith(""),
            failed: loads.filter { $0 == nil }.map { _ in })
    }
}
