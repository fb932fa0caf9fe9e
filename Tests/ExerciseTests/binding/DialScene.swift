import Dispatch
import ExerciseSupport

@testable import binding_exercises

/// A dial that somebody turns, and that counts its targets.
final class DialScene: Scene<Int> {
    private final class KitDial: Dial, @unchecked Sendable {
        var targets: Set<Int> = []
        var onSet: (Int) -> Void = { _ in }
        override var level: Int { didSet { onSet(level) } }

        override func addTarget(_ action: @escaping () -> Void) -> Int {
            let number = super.addTarget(action)
            targets.insert(number)
            return number
        }

        override func removeTarget(_ number: Int) {
            targets.remove(number)
            super.removeTarget(number)
        }
    }

    private var dial: KitDial?
    /// What happened after something was bound.
    private let bound = Locked<[String]>([])
    private(set) var targetsLeft = 0
    private(set) var isLeaking = false

    /// Whether a level that was bound was received.
    var isReceived: Bool { lines.contains { $0.hasPrefix("received") } }
    /// Whether a level was set on another queue than main.
    var isSetOffMain: Bool { lines.contains { $0.hasSuffix("on another queue") } }

    /// Turns and sets a dial at the ticks that are given.
    func play(
        from level: Int = 0, turned turns: [Int: Int], set sets: [Int: Int] = [:],
        _ answer: (Dial) throws -> ControlProperty<Int>
    ) throws -> Observable<Int> {
        let dial = KitDial()
        self.dial = dial
        dial.level = level
        for (tick, level) in turns { at(tick) { dial.turn(to: level) } }
        for (tick, level) in sets { at(tick) { dial.level = level } }
        return try onMain { try answer(dial).asObservable() }
    }

    /// Binds levels on another queue, while somebody listens.
    func bind(_ levels: [Int], _ answer: (Dial) throws -> ControlProperty<Int>) throws {
        let dial = KitDial()
        let property = try onMain { try answer(dial) }
        let listening = onMain { property.skip(1).subscribe(onNext: { [self] in bound.append("received \($0)") }) }
        dial.onSet = { [self] in bound.append("set to \($0) on \(DispatchQueue.isMain ? "main" : "another queue")") }
        DispatchQueue(label: "levels").sync { for level in levels { property.onNext(level) } }
        for _ in 0..<3 { onMain {} }
        onMain { listening.dispose() }
        log("the level is \(dial.level)")
        for line in bound.withLock({ $0 }) { log(line) }
    }

    /// Lets go of a dial, while somebody holds its property and a subscription.
    func letGo(_ answer: (Dial) throws -> ControlProperty<Int>) throws {
        var dial: KitDial? = KitDial()
        weak let held = dial
        let property = try onMain { try answer(dial!) }
        let listening = onMain { property.subscribe(onNext: { _ in }) }
        dial = nil
        isLeaking = held != nil
        note("the dial", isLeaking ? "still there" : "freed")
        onMain { listening.dispose() }
    }

    override func run() {
        onMain { super.run() }
        guard let dial else { return }
        targetsLeft = dial.targets.count
        if [.nobody, .disposed].contains(kind) { note("targets that are left", targetsLeft) }
    }
}

extension Locked where Value == [String] {
    fileprivate func append(_ line: String) { withLock { $0.append(line) } }
}

/// A right property, with another stream or another sink.
func with(
    _ dial: Dial, sink: AnyObserver<Int>? = nil, _ levels: (Observable<Int>) -> Observable<Int> = { $0 }
) -> ControlProperty<Int> {
    let level = Solution.exercise6(of: dial)
    return ControlProperty(values: levels(level.asObservable()), valueSink: sink ?? level.asObserver())
}

/// A property with another first level, or that removes another target; nil for none.
func property(
    _ dial: Dial, first: @escaping (Dial) -> Int? = { $0.level }, removes: @escaping (Int) -> Int? = { $0 },
    isStrong: Bool = false
) -> ControlProperty<Int> {
    let kept = isStrong ? dial : nil
    let levels = Observable<Int>.create { [weak dial] observer in
        _ = kept
        guard let dial else { return Disposables.create() }
        if let level = first(dial) { observer.onNext(level) }
        let number = dial.addTarget { [weak dial] in if let dial { observer.onNext(dial.level) } }
        _ = removes(number)
        return Disposables.create { [weak dial] in if let number = removes(number) { dial?.removeTarget(number) } }
    }
    return with(dial) { _ in levels }
}
