import Dispatch
import ExerciseSupport

@testable import driver_exercises

/// A thermometer with a queue of its own, and a display that knows on which queue it is used.
final class CellarScene: Scene<Never> {
    typealias Answer = (Observable<Int>, @escaping (Int) -> String, any Display) throws -> any Disposable

    private(set) var displays: [String] = []
    private(set) var isStillOn = false
    var hasDisplay: Bool { !displays.isEmpty }
    /// How many texts were made.
    var texts: Int { lines.count { $0.hasPrefix("text") } }

    /// Whether a text was made, or the display set, on that queue.
    func ran(_ what: String, on place: String) -> Bool {
        lines.contains { $0.hasPrefix(what) && $0.hasSuffix("on \(place)") }
    }

    /// Main is busy while the thermometer sends 8, and disposes of the display before anything else.
    func playWaiting(_ answer: Answer) throws {
        let cellar = Cellar()
        let display = try onMain { try answer(cellar.degrees, cellar.text(of:), cellar) }
        onMain {
            cellar.sendFromItsThread(8)
            display.dispose()
        }
        Cellar.settle()
        displays = cellar.notes.value.filter { $0.what == "display" }.map(\.text)
        for note in cellar.notes.value { log("\(note.what) \(note.text) on \(note.place)") }
    }

    /// Attaches a display to each thermometer, sends their degrees, disposes of everything, and sends what comes after that.
    func play(_ degrees: [Int]..., after others: [Int] = [5], to answer: Answer) throws {
        let cellars = degrees.map { _ in Cellar() }
        let displays = try onMain { try cellars.map { try answer($0.degrees, $0.text(of:), $0) } }
        // An answer that subscribes on a queue has done so before the first degrees come.
        Cellar.settle()
        for (cellar, degrees) in zip(cellars, degrees) { cellar.send(degrees, awaiting: degrees.count) }
        onMain { for display in displays { display.dispose() } }
        for cellar in cellars {
            cellar.send(others, awaiting: 0)
            let notes = cellar.notes.value
            self.displays += notes.filter { $0.what == "display" }.map(\.text)
            isStillOn = isStillOn || cellar.switchedOn.value > 0
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

    /// Sends one degree, and comes back when that is done, wherever this is called.
    func sendFromItsThread(_ degree: Int) {
        let isSent = DispatchSemaphore(value: 0)
        queue.async { [self] in
            for observer in observers.withLock({ $0 }) { observer.onNext(degree) }
            isSent.signal()
        }
        isSent.wait()
    }

    /// Comes back when work that hops from queue to queue has arrived, however busy the machine is: it hops as well.
    static func settle() {
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
