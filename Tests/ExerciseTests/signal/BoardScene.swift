import ExerciseSupport

@testable import signal_exercises

struct Fog: Error {}

/// A board whose drivers send on the test scheduler.
final class BoardScene: Scene<String> {
    func play(
        _ station: String, _ error: any Error, cached: String = "(yz|)",
        _ board: (Observable<String>, Driver<String>) throws -> Driver<String>
    ) throws -> Observable<String> {
        try onItsClock {
            let station = cold("station", station, as: String.self, error: error)
            let cached = cold("cached", cached, as: String.self).asDriver(onErrorDriveWith: .empty())
            return try board(station.asObservable(), cached).asObservable()
        }
    }

    override func run() { onItsClock { super.run() } }

    func onItsClock<Value>(_ body: () throws -> Value) rethrows -> Value {
        var value: Value?
        try SharingScheduler.mock(scheduler: scheduler) { value = try body() }
        return value!
    }
}

/// A board that goes on with a driver for each kind of failure.
func recover(
    _ station: Observable<String>, offline: Driver<String>, locked: Driver<String> = .just("closed"),
    other: Driver<String> = .never()
) -> Driver<String> {
    station.asDriver(onErrorRecover: { fallback(for: $0, offline, locked, other) })
}

/// The driver for a failure.
func fallback(
    for error: any Error, _ offline: Driver<String>, _ locked: Driver<String>, _ other: Driver<String>
) -> Driver<String> {
    switch error {
    case StationError.offline: offline
    case StationError.locked: locked
    default: other
    }
}
