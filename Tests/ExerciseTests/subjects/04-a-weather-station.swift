import ExerciseSupport
import Streams
import Testing

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(AWeatherStation.exercise)) func `4 · A weather station`() {}
}

/// Four streams of one object: the situation's name says which is looked at.
struct AWeatherStation {
    static let exercise = Check(station, solution: Solution.station, in: StationScene.self) { check in
        for property in ["temperature", "lightning", "recent", "summary"] {
            check.play(.text, "\(property), from the beginning") { try $0.day(property, of: $1) }
            check.play(.text, "\(property), from tick 7") { try $0.day(property, of: $1, (7, nil)) }
            check.play(.text, "\(property), after the closing") { try $0.day(property, of: $1, (15, nil)) }
            check.play(.disposed, "\(property), to tick 6") { try $0.day(property, of: $1, (0, 6)) }
            check.play(.otherInput, "\(property), nothing measured") { scene, station in
                let quiet = try station()
                scene.at(3) { quiet.close() }
                scene.look(at: property, of: quiet, from: 0)
                scene.look(at: property, of: quiet, from: 5)
            }
            check.play(.secondSubscriber, "\(property), two screens") {
                try $0.day(property, of: $1, (0, nil), (7, nil))
            }
            check.play(.laterSubscriber, "\(property), a screen after another") {
                try $0.day(property, of: $1, (0, 4), (7, nil))
            }
        }

        check.mistake(
            "`close()` completes all four, and this stream ends with an error.",
            madeBy: { Station4(closing: .error(MarbleFailure())) }
        ) { $0.fails }

        check.mistake(
            "The station has closed, and this stream goes on. What ends a subject?", step: "After a completion",
            madeBy: { Station4(closing: nil) }
        ) { $0.kind == .text && !$0.ends }

        check.mistake(
            "`temperature` sends something else than 0, or nothing, before the first measurement. Which kind has a first value?",
            step: "A goal and a score",
            madeBy: { Station4(ReplaySubject<Int>.create(bufferSize: 1)) },
            orBy: { Station4(BehaviorSubject(value: 10)) }
        ) { $0.isFirst("temperature") && $0.elements.first != "0" && $0.remembersTemperature }

        check.mistake(
            "`temperature` does not send the latest temperature to a new screen. Is it something that happens, or that is?",
            step: "A goal and a score", madeBy: { Station4(PublishSubject<Int>()) }
        ) { $0.shows("temperature") && $0.start != 0 }

        check.mistake(
            "Nothing has flashed, and `lightning` sends something. Does a flash happen, or is it a state?",
            step: "A goal and a score", madeBy: { Station4(flashes: BehaviorSubject(value: "?")) }
        ) { $0.isFirst("lightning") && $0.elements.contains { !["a", "b"].contains($0) } }

        check.mistake(
            "`lightning` sends a flash of before to a screen that was not there. What should it remember?",
            step: "Three chats", madeBy: { Station4(flashes: ReplaySubject<String>.create(bufferSize: 1)) }
        ) { $0.shows("lightning") && $0.start == 7 }

        check.mistake(
            "`recent` sends a temperature that nobody has measured. Which kind can be empty?", step: "Three chats",
            madeBy: { Station4(recent: BehaviorSubject(value: 0)) }
        ) { $0.shows("recent") && $0.elements.contains("0") }

        check.mistake(
            "`recent` does not send the last three temperatures alone. How many does it remember?", step: "Three chats",
            madeBy: { Station4(recent: ReplaySubject<Int>.create(bufferSize: 2)) },
            orBy: { Station4(recent: ReplaySubject<Int>.createUnbounded()) },
            { Station4(recent: ReplaySubject<Int>.create(bufferSize: 4)) }, { Station4(recent: PublishSubject<Int>()) }
        ) { $0.shows("recent") && !$0.isFirst("recent") }

        check.mistake(
            "`summary` sends something before the station closes. When is the last temperature known?",
            step: "An auction",
            madeBy: { Station4(summary: ReplaySubject<Int>.create(bufferSize: 1)) },
            orBy: { Station4(summary: PublishSubject<Int>()) }
        ) { $0.shows("summary") && $0.start.map { $0 < 12 } ?? false }

        check.mistake("An equal temperature is missing. Is it a new one?", madeBy: { Station4(isDistinct: true) }) {
            $0.isFirst("temperature") && $0.elements == ["0", "5", "7", "6"]
        }

        check.mistake(
            "Two stations know of each other. What do they share?", madeBy: { Station4.only }
        ) { $0.elements.contains("4") || $0.elements.contains("z") }

        check.without(.hardCoded, because: "a subject passes on whatever it is given")
        check.without(.worksOnce, because: "a shared station, above, is this mistake")

        check.accepts("the last of all") { StationOfAll() }
    }
}

final class StationScene: Scene<String> {
    /// Whether the answer's station sends a temperature to somebody who comes after a measurement.
    private(set) var remembersTemperature = false

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

    func shows(_ property: String) -> Bool { kind == .text && situation?.hasPrefix(property) == true }
    func isFirst(_ property: String) -> Bool { situation == "\(property), from the beginning" }
}

private struct MarbleFailure: Error {}

/// A station of whatever subjects.
private final class Station4: Station {
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
private final class StationOfAll: Station {
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
