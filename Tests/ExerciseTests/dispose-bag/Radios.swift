import ExerciseSupport

@testable import dispose_bag_exercises

/// Radios, and what they display.
final class RadioScene: Scene<String> {
    private final class Place {
        var radio: (any Radio)?
        weak var last: (any Radio)?
    }

    private var freed: [Place] = []
    /// Whether a radio that nobody else holds still exists.
    var isLeaking: Bool { freed.contains { $0.last != nil } }

    func stations(_ marbles: [String]) -> [Observable<String>] {
        zip(["first station", "second station"], marbles).map { hot($0, $1, as: String.self).asObservable() }
    }

    /// A radio that is held until a tick. The closure that is returned gives it, as long as it is held.
    func buy(
        _ name: String, _ make: (@escaping (String) -> Void) throws -> any Radio, freedAt stop: TestTime? = nil
    ) throws -> () -> (any Radio)? {
        let shown = ReplaySubject<String>.createUnbounded()
        subscribe(name, to: shown.asObservable())
        let place = Place()
        place.radio = try make { shown.onNext($0) }
        place.last = place.radio
        at(stop ?? Self.duration) { place.radio = nil }
        if stop != nil { freed.append(place) }
        return { place.radio }
    }

    /// Calls at their ticks: a station by its number, 0 to turn off.
    func use(
        _ calls: [Int: Int], stations marbles: [String] = ["-a--b--c--d--e--f", "--u--v--w--x--y--"],
        freedAt stop: TestTime? = nil, _ make: (@escaping (String) -> Void) throws -> any Radio
    ) throws {
        let stations = stations(marbles)
        let radio = try buy("yours", make, freedAt: stop)
        for (tick, station) in calls.sorted(by: { $0.key < $1.key }) {
            at(tick) { if station == 0 { radio()?.turnOff() } else { radio()?.tune(to: stations[station - 1]) } }
        }
    }

    func twoRadios(secondAt start: TestTime, _ make: @escaping (@escaping (String) -> Void) throws -> any Radio) throws
    {
        let stations = stations(["-a--b--c--d--e--f", "--u--v--w--x--y--"])
        let first = try buy("the first", make, freedAt: 9)
        let second = try buy("the second", make, freedAt: 15)
        at(0) { first()?.tune(to: stations[0]) }
        at(start) { second()?.tune(to: stations[0]) }
        at(6) { first()?.tune(to: stations[1]) }
        at(7) { first()?.turnOff() }
    }

    override func run() {
        super.run()
        note("the radio is freed", !isLeaking)
    }
}

/// A radio with what people hold a subscription with.
final class RadioByHand: Radio {
    let display: (String) -> Void
    var bag = DisposeBag()
    let slot = SerialDisposable()
    private var wasAsked = false
    private let off: (RadioByHand) -> Void
    private let tune: (RadioByHand, Observable<String>) -> Void

    init(
        _ display: @escaping (String) -> Void, off: @escaping (RadioByHand) -> Void = { $0.bag = DisposeBag() },
        tune: @escaping (RadioByHand, Observable<String>) -> Void
    ) {
        (self.display, self.off, self.tune) = (display, off, tune)
    }

    /// Whether it is asked for the first time.
    var isFirst: Bool {
        defer { wasAsked = true }
        return !wasAsked
    }

    func listen(to station: Observable<String>) -> any Disposable { station.subscribe(onNext: display) }

    /// A new bag, with this subscription in it.
    func replace(by subscription: @autoclosure () -> any Disposable) {
        bag = DisposeBag()
        subscription().disposed(by: bag)
    }

    func tune(to station: Observable<String>) { tune(self, station) }
    func turnOff() { off(self) }
}

final class SerialRadio: Radio {
    private let display: (String) -> Void
    private let slot = SerialDisposable()

    init(_ display: @escaping (String) -> Void) { self.display = display }
    deinit { slot.dispose() }

    func tune(to station: Observable<String>) { slot.disposable = station.subscribe(onNext: display) }
    func turnOff() { slot.disposable = Disposables.create() }
}

/// Radios that share one subscription.
final class OneForAll: @unchecked Sendable {
    static let shared = OneForAll()
    private let slot = SerialDisposable()

    func radio(_ display: @escaping (String) -> Void) -> any Radio {
        let slot = slot
        return RadioByHand(
            display, off: { _ in slot.disposable = Disposables.create() },
            tune: { radio, station in
                let subscription = station.subscribe(onNext: radio.display)
                slot.disposable = subscription
                radio.bag = DisposeBag(disposing: subscription)
            })
    }
}
