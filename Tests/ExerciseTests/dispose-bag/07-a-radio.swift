import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import dispose_bag_exercises

@Suite struct ARadio: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(radio, solution: Solution.radio, in: RadioScene.self) { check in
        typealias Make = (@escaping (String) -> Void) throws -> any Radio
        let stations = ["-a--b--c--d--e--f", "--u--v--w--x--y--"]
        /// Calls at their ticks: a station by its number, 0 to turn off.
        func use(
            _ calls: [Int: Int], _ stations: [String] = stations, freedAt stop: Int? = nil
        ) -> (RadioScene, @escaping Make) throws -> Void {
            { scene, make in
                let stations = scene.stations(stations)
                let radio = try scene.buy("yours", make, freedAt: stop)
                for (tick, station) in calls.sorted(by: { $0.key < $1.key }) {
                    scene.at(tick) {
                        if station == 0 { radio()?.turnOff() } else { radio()?.tune(to: stations[station - 1]) }
                    }
                }
            }
        }

        check.play(.text, "first at tick 0, second at 6, off at 12, first at 14", use([0: 1, 6: 2, 12: 0, 14: 1]))
        check.play(.disposed, "nobody holds it from tick 5 on", use([0: 1], freedAt: 5))
        check.play(.disposed, "second at tick 3, nobody holds it from tick 9 on", use([0: 1, 3: 2], freedAt: 9))
        check.play(
            .disposed, "off at tick 3, first at 5, nobody holds it from tick 9 on", use([0: 1, 3: 0, 5: 1], freedAt: 9))
        check.play(.otherInput, "off at tick 1, first at tick 2", use([1: 0, 2: 1], ["-m-g-g-h", "----"]))
        check.play(.otherInput, "first at tick 0, first again at tick 4", use([0: 1, 4: 1], ["-h-h--h-k", "----"]))
        check.play(
            .otherInput, "first at tick 0, off at 3 and at 4, second at 6, off at 9, second at 12, off at 15",
            use([0: 1, 3: 0, 4: 0, 6: 2, 9: 0, 12: 2, 15: 0]))
        check.play(
            .otherInput, "the first completes at tick 3, second at tick 5, first at tick 8",
            use([0: 1, 5: 2, 8: 1], ["-m|", "--n---o-p-q"]))
        check.play(.secondSubscriber, "two radios") { try $0.twoRadios(secondAt: 2, $1) }
        check.play(.laterSubscriber, "a second radio after the first") { try $0.twoRadios(secondAt: 10, $1) }

        check.mistake(
            "Nothing is displayed. What held the subscription, and how long did it exist?", step: "Three clocks",
            madeBy: { display in
                RadioByHand(display) { radio, station in
                    station.subscribe(onNext: radio.display).disposed(by: radio.bag)
                    radio.bag = DisposeBag()
                }
            },
            orBy: { display in
                RadioByHand(display) { radio, station in
                    station.subscribe(onNext: radio.display).disposed(by: DisposeBag())
                }
            }
        ) { $0.kind == .text && $0.isEmpty }

        check.mistake(
            "The second station was chosen, and a line of the first is displayed. What should have ended that subscription?",
            step: "One bag for many",
            madeBy: { display in
                RadioByHand(display) { radio, station in
                    station.subscribe(onNext: radio.display).disposed(by: radio.bag)
                }
            }
        ) { $0.kind == .text && ($0.elements.contains("c") || $0.elements.contains("d")) }

        check.mistake(
            "A line is displayed after `turnOff`. Which subscription is still there?",
            madeBy: { display in
                RadioByHand(display, off: { _ in }) { radio, station in
                    radio.bag = DisposeBag()
                    station.subscribe(onNext: radio.display).disposed(by: radio.bag)
                }
            },
            orBy: { display in
                var isOff = false
                return RadioByHand(
                    display,
                    off: { radio in
                        if !isOff { radio.bag = DisposeBag() }
                        isOff = true
                    },
                    tune: { radio, station in
                        radio.bag = DisposeBag()
                        station.subscribe(onNext: radio.display).disposed(by: radio.bag)
                    })
            }
        ) { $0.kind == .text && $0.elements.contains("y") || $0.situation?.hasSuffix("off at 15") == true }

        check.mistake(
            "After `turnOff` nothing is displayed any more, though the radio is tuned again. Can something be used again when "
                + "it has been disposed of?", step: "A bag and a composite",
            madeBy: { display in
                RadioByHand(display, off: { $0.slot.dispose() }) { radio, station in
                    radio.slot.disposable = station.subscribe(onNext: radio.display)
                }
            },
            orBy: { display in
                let group = CompositeDisposable()
                return RadioByHand(
                    display, off: { _ in group.dispose() },
                    tune: { radio, station in
                        radio.bag = DisposeBag()
                        let subscription = station.subscribe(onNext: radio.display)
                        group.insert(subscription)
                        radio.bag.insert(subscription)
                    })
            }
        ) { $0.kind == .text && !$0.elements.contains("f") }

        check.mistake(
            "The lines are right, and a station is in use that is not displayed. To ignore its lines does not end it. What does?",
            madeBy: { display in
                var current = 0
                return RadioByHand(
                    display, off: { _ in current += 1 },
                    tune: { radio, station in
                        current += 1
                        let own = current
                        station.filter { _ in own == current }.subscribe(onNext: radio.display).disposed(by: radio.bag)
                    })
            }
        ) { $0.kind == .text && !$0.elements.isEmpty }

        check.mistake(
            "Nobody else holds the radio any more, and it is not freed. The radio holds a subscription. What does its closure "
                + "hold?", step: "A window with a number",
            madeBy: { display in
                RadioByHand(display) { radio, station in
                    radio.bag = DisposeBag()
                    station.subscribe(onNext: { radio.display($0) }).disposed(by: radio.bag)
                }
            }
        ) { $0.isLeaking }

        check.mistake(
            "The radio is freed, and its station is still in use. What is freed together with the radio?",
            step: "A window with a clock",
            madeBy: { display in
                RadioByHand(display, off: { $0.slot.disposable = Disposables.create() }) { radio, station in
                    radio.slot.disposable = station.subscribe(onNext: radio.display)
                }
            }
        ) { $0.kind == .disposed && $0.isInUse() }

        check.mistake(
            "`turnOff` was called when there was no station, and then the radio was tuned. Nothing is displayed.",
            madeBy: { display in
                var (isOff, isUsed) = (false, false)
                return RadioByHand(
                    display,
                    off: { radio in
                        isOff = !isUsed
                        radio.bag = DisposeBag()
                    },
                    tune: { radio, station in
                        isUsed = true
                        radio.bag = DisposeBag()
                        if !isOff { station.subscribe(onNext: radio.display).disposed(by: radio.bag) }
                    })
            }
        ) { $0.kind == .otherInput && $0.isEmpty }

        check.mistake(
            "One radio was tuned, and the other one lost its station. What do the two share that each should have for itself?",
            madeBy: { display in OneForAll.shared.radio(display) }
        ) { $0.kind == .secondSubscriber && !$0.isLeaking }

        check.hardCoded { display in
            let lines = ["a", "b", "w", "x", "f"]
            var count = 0
            return Solution.radio { line in
                display("abcdefuvwxy".contains(line) ? line : lines[count % 5])
                count += 1
            }
        }
        check.without(.worksOnce, because: "radios that share a subscription, above, make this mistake")
        check.rejects("no line twice") { display in
            RadioByHand(display) { radio, station in
                radio.bag = DisposeBag()
                station.distinctUntilChanged().subscribe(onNext: radio.display).disposed(by: radio.bag)
            }
        }

        check.accepts("a serial disposable, disposed of in deinit") { SerialRadio($0) }
        check.accepts("weak") { display in
            RadioByHand(display) { radio, station in
                radio.bag = DisposeBag()
                station.subscribe(with: radio, onNext: { $0.display($1) }).disposed(by: radio.bag)
            }
        }
    }
}

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
private final class RadioByHand: Radio {
    let display: (String) -> Void
    var bag = DisposeBag()
    let slot = SerialDisposable()
    private let off: (RadioByHand) -> Void
    private let tune: (RadioByHand, Observable<String>) -> Void

    init(
        _ display: @escaping (String) -> Void,
        off: @escaping (RadioByHand) -> Void = { $0.bag = DisposeBag() },
        tune: @escaping (RadioByHand, Observable<String>) -> Void
    ) {
        (self.display, self.off, self.tune) = (display, off, tune)
    }

    func tune(to station: Observable<String>) { tune(self, station) }
    func turnOff() { off(self) }
}

private final class SerialRadio: Radio {
    private let display: (String) -> Void
    private let slot = SerialDisposable()

    init(_ display: @escaping (String) -> Void) { self.display = display }
    deinit { slot.dispose() }

    func tune(to station: Observable<String>) { slot.disposable = station.subscribe(onNext: display) }
    func turnOff() { slot.disposable = Disposables.create() }
}

/// Radios that share one subscription.
private final class OneForAll: @unchecked Sendable {
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
