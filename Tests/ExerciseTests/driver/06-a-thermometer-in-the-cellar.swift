import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import driver_exercises

@Suite struct AThermometerInTheCellar: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(attach, solution: Solution.attach, in: CellarScene.self) { check in
        check.play(.text, "it sends 8, 9, 8") { scene, attach in try scene.play([8, 9, 8], to: attach) }
        check.play(.otherInput, "it sends 7, 7, -3, 0, 12") { try $0.play([7, 7, -3, 0, 12], to: $1) }
        check.play(.otherInput, "it sends nothing") { scene, attach in try scene.play([], to: attach) }
        check.play(.disposed, "it sends 8; disposed of; it sends 5") { scene, attach in
            try scene.play([8], after: [5], to: attach)
        }
        check.play(.secondSubscriber, "two displays") { scene, attach in
            try scene.play([8], [9], to: attach)
        }
        check.without(.laterSubscriber, because: "Each display has a thermometer of its own.")

        check.mistake(
            "Nothing was shown. What keeps the subscription, and for how long?",
            madeBy: { degrees, text, display in
                let bag = DisposeBag()
                degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) }).disposed(by: bag)
                return Disposables.create()
            },
            orBy: { _, _, _ in Disposables.create() }
        ) { $0.kind == .text && !$0.hasDisplay }
        check.mistake(
            "The display was set on the queue of the thermometer. Where you subscribe does not change where it sends. "
                + "What moves the elements?",
            step: "An answer from another queue",
            madeBy: { degrees, text, display in
                degrees.map(text).subscribe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in degrees.map(text).bind(onNext: { display.set($0) }) }
        ) { $0.lines.contains { $0.hasPrefix("display") && $0.hasSuffix("thermometer") } }
        check.mistake(
            "The display was set on a third queue. It belongs to main, and a queue of your own is not main.",
            madeBy: { degrees, text, display in
                degrees.map(text).observe(on: SerialDispatchQueueScheduler(qos: .default))
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.lines.contains { $0.hasPrefix("display") && $0.hasSuffix("third queue") } }
        check.mistake(
            "A text was made on main, and the screen stood still meanwhile. Which lines should run there?",
            madeBy: { degrees, text, display in
                degrees.observe(on: MainScheduler.instance).map(text).bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in
                degrees.asDriver(onErrorJustReturn: 0).map(text).drive(onNext: { display.set($0) })
            }
        ) { $0.lines.contains { $0.hasPrefix("text") && $0.hasSuffix("main") } }
        check.mistake(
            "A text was made on a third queue. It is to be made where the degrees come.",
            madeBy: { degrees, text, display in
                degrees.observe(on: SerialDispatchQueueScheduler(qos: .default)).map(text)
                    .observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            }
        ) { $0.lines.contains { $0.hasPrefix("text") && $0.hasSuffix("third queue") } }
        check.mistake(
            "It was disposed of, and the thermometer is still on, or the display is still set. What do you return?",
            madeBy: { degrees, text, display in
                _ = degrees.map(text).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
                return Disposables.create()
            }
        ) { $0.isStillOn }
        check.mistake(
            "The degrees were the same as before, and their text is missing. Each text is shown.",
            madeBy: { degrees, text, display in
                degrees.map(text).distinctUntilChanged().observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in
                degrees.distinctUntilChanged().map(text).observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.situation == "it sends 7, 7, -3, 0, 12" && $0.displays == ["7°", "-3°", "0°", "12°"] }
        check.mistake(
            "Some of the texts are not shown, and the thermometer went on.",
            madeBy: { degrees, text, display in
                degrees.map(text).observe(on: MainScheduler.instance).take(1).bind(onNext: { display.set($0) })
            },
            orBy: { degrees, text, display in
                degrees.skip(1).map(text).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            },
            { degrees, text, display in
                degrees.map(text).take(3).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            }
        ) { $0.displays.count < ($0.kind == .text ? 3 : 5) && [.text, .otherInput].contains($0.kind) }
        check.mistake(
            "A text was made more often than it is shown. It takes long. Who calls `text`?",
            madeBy: { degrees, text, display in
                degrees.do(onNext: { _ = text($0) }).map(text).observe(on: MainScheduler.instance)
                    .bind(onNext: { display.set($0) })
            }
        ) { $0.lines.count { $0.hasPrefix("text") } > $0.displays.count }

        check.hardCoded { degrees, text, display in
            Observable.zip(degrees, Observable.of(8, 9, 8)) { $1 }.map(text).observe(on: MainScheduler.instance)
                .bind(onNext: { display.set($0) })
        }
        check.without(.worksOnce, because: "Each display has a thermometer of its own.")
        check.accepts("main, asked for by hand") { degrees, text, display in
            degrees.map(text).subscribe(onNext: { text in DispatchQueue.main.async { display.set(text) } })
        }
        check.accepts("a driver below the map") { degrees, text, display in
            degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) })
        }
        check.accepts("always later") { degrees, text, display in
            degrees.map(text).observe(on: MainScheduler.asyncInstance).subscribe(onNext: { display.set($0) })
        }
    }
}

/// A thermometer with a queue of its own, and a display that knows on which queue it is used.
final class CellarScene: Scene<Never> {
    typealias Answer = (Observable<Int>, @escaping (Int) -> String, any Display) throws -> any Disposable

    private(set) var displays: [String] = []
    private(set) var isStillOn = false
    var hasDisplay: Bool { !displays.isEmpty }

    /// Attaches a display to each thermometer, sends their degrees, disposes of everything, and sends what comes after that.
    func play(_ degrees: [Int]..., after others: [Int] = [5], to answer: Answer) throws {
        let cellars = degrees.map { _ in Cellar() }
        let displays = try onMain { try cellars.map { try answer($0.degrees, $0.text(of:), $0) } }
        for (cellar, degrees) in zip(cellars, degrees) { cellar.send(degrees, awaiting: degrees.count) }
        onMain { for display in displays { display.dispose() } }
        for cellar in cellars {
            cellar.send(others, awaiting: 0)
            let notes = cellar.notes.withLock { $0 }
            self.displays += notes.filter { $0.what == "display" }.map(\.text)
            isStillOn = isStillOn || cellar.switchedOn.withLock { $0 } > 0
            for note in notes.filter({ $0.what == "text" }) + notes.filter({ $0.what == "display" }) {
                log("\(note.what) \(note.text) on \(note.place)")
            }
        }
        note("the thermometer after that", isStillOn ? "on" : "off")
    }
}

private final class Cellar: Display {
    private static let key = DispatchSpecificKey<Bool>()
    private let queue = DispatchQueue(label: "thermometer")
    private let observers = Locked<[AnyObserver<Int>]>([])
    private let shown = DispatchSemaphore(value: 0)
    let notes = Locked<[(what: String, text: String, place: String)]>([])
    let switchedOn = Locked(0)

    init() { queue.setSpecific(key: Cellar.key, value: true) }

    var degrees: Observable<Int> {
        .create { [self] observer in
            switchedOn.withLock { $0 += 1 }
            observers.withLock { $0.append(observer) }
            return Disposables.create { [self] in switchedOn.withLock { $0 -= 1 } }
        }
    }

    /// Sends `degrees` from its queue, and comes back when they have been shown, or when no more are to be expected. What one element
    /// leads to is done before the next one comes: so no dispose on main overtakes it.
    func send(_ degrees: [Int], awaiting count: Int) {
        for degree in degrees {
            queue.sync { for observer in observers.withLock({ $0 }) { observer.onNext(degree) } }
            Self.settle()
        }
        for _ in 0..<count where shown.wait(timeout: .now() + .milliseconds(100)) == .timedOut { return }
    }

    /// Comes back when work that hops from queue to queue has arrived, however busy the machine is: it hops as well.
    private static func settle() {
        for _ in 0..<3 {
            let hops = DispatchGroup()
            for qos in [.background, .utility, .default, .userInitiated] as [DispatchQoS.QoSClass] {
                DispatchQueue.global(qos: qos).async(group: hops) {}
            }
            hops.wait()
            onMain {}
        }
    }

    func text(of degrees: Int) -> String {
        note("text", "\(degrees)°")
        return "\(degrees)°"
    }

    func set(_ text: String) {
        note("display", text)
        shown.signal()
    }

    private func note(_ what: String, _ text: String) {
        let isOwn = DispatchQueue.getSpecific(key: Cellar.key) ?? false
        let place = DispatchQueue.isMain ? "main" : isOwn ? "thermometer" : "a third queue"
        notes.withLock { $0.append((what, text, place)) }
    }
}
