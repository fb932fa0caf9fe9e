import ExerciseSupport

@testable import subjects_exercises

final class StationScene: Scene<String> {
    /// Whether the answer's station sends a temperature to somebody who comes after a measurement.
    private(set) var remembersTemperature = false
    private var property = ""
    private var isFromTheBeginning = false

    /// One day: measured, flashed, closed at tick 12, and measured again.
    func day(_ property: String, of answer: () throws -> any Station, _ screens: (from: Int, to: Int?)...) throws {
        let (station, other) = (try answer(), try answer())
        at(0) {
            other.measure(4)
            other.flash(at: "z")
        }
        for (tick, degrees) in [(1, 5), (3, 7), (5, 7), (8, 6), (13, 9)] { at(tick) { station.measure(degrees) } }
        for (tick, place) in [(4, "a"), (9, "b"), (10, "b"), (14, "c")] { at(tick) { station.flash(at: place) } }
        at(12) { station.close() }
        at(2) { [unowned self] in
            station.temperature.subscribe(onNext: { _ in self.remembersTemperature = true }).dispose()
        }
        for screen in screens.isEmpty ? [(from: 0, to: nil)] : screens {
            look(at: property, of: station, from: screen.from, to: screen.to)
        }
    }

    func look(at property: String, of station: any Station, from tick: Int, to stop: Int? = nil) {
        (self.property, isFromTheBeginning) = (property, tick == 0)
        let stream = Observable<String>.deferred {
            switch property {
            case "temperature": station.temperature.map { "\($0)" }
            case "lightning": station.lightning
            case "recent": station.recent.map { "\($0)" }
            default: station.summary.map { "\($0)" }
            }
        }
        subscribe("from tick \(tick)", to: stream, at: tick, disposedAt: stop)
    }

    /// Whether it is this property on the day of the text.
    func shows(_ property: String) -> Bool { isText && self.property == property }
    /// Whether that is seen from the beginning.
    func isFirst(_ property: String) -> Bool { shows(property) && isFromTheBeginning }
}

struct MarbleFailure: Error {}

/// A station of whatever subjects.
final class Station4: Station {
    nonisolated(unsafe) static let only = Station4()

    private let (temperatures, lastThree, lastOne): (any AnySubject<Int>, any AnySubject<Int>, any AnySubject<Int>)
    private let flashes: any AnySubject<String>
    private let end: Event<Int>?
    private let isDistinct: Bool
    private var last: Int?

    init(
        _ temperatures: any AnySubject<Int> = BehaviorSubject(value: 0),
        flashes: any AnySubject<String> = PublishSubject<String>(),
        recent: any AnySubject<Int> = ReplaySubject<Int>.create(bufferSize: 3),
        summary: any AnySubject<Int> = AsyncSubject<Int>(), closing: Event<Int>? = .completed, isDistinct: Bool = false
    ) {
        (self.temperatures, lastThree, lastOne) = (temperatures, recent, summary)
        (self.flashes, end, self.isDistinct) = (flashes, closing, isDistinct)
    }

    var temperature: Observable<Int> { temperatures.asObservable() }
    var lightning: Observable<String> { flashes.asObservable() }
    var recent: Observable<Int> { lastThree.asObservable() }
    var summary: Observable<Int> { lastOne.asObservable() }

    func measure(_ degrees: Int) {
        if isDistinct, degrees == last { return }
        last = degrees
        for subject in [temperatures, lastThree, lastOne] { subject.on(.next(degrees)) }
    }

    func flash(at place: String) { flashes.on(.next(place)) }

    func close() {
        guard let end else { return }
        for subject in [temperatures, lastThree, lastOne] { subject.on(end) }
        flashes.on(end.error.map { .error($0) } ?? .completed)
    }
}

/// Its summary is the last of all that it remembers.
final class StationOfAll: Station {
    private let inner = Station4()
    private let all = ReplaySubject<Int>.createUnbounded()

    var temperature: Observable<Int> { inner.temperature }
    var lightning: Observable<String> { inner.lightning }
    var recent: Observable<Int> { inner.recent }
    var summary: Observable<Int> { all.takeLast(1) }

    func measure(_ degrees: Int) {
        inner.measure(degrees)
        all.onNext(degrees)
    }
    func flash(at place: String) { inner.flash(at: place) }
    func close() {
        inner.close()
        all.onCompleted()
    }
}
