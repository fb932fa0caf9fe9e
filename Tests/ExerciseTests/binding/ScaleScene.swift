import Dispatch
import ExerciseSupport

@testable import binding_exercises

/// Scales that know on which queue their needles are turned.
final class ScaleScene: Scene<Never> {
    private final class TestScale: Scale, @unchecked Sendable {
        let onTurn: (Int) -> Void
        init(_ onTurn: @escaping (Int) -> Void) { self.onTurn = onTurn }
        override func turn(to kilos: Int) { onTurn(kilos) }
    }

    private let site = Site(usesMain: true)
    private let weighed = Locked<[(kilos: Int, isOnMain: Bool)]>([])
    private(set) var isFreed = true
    var turned: [Int] { weighed.withLock { $0.map(\.kilos) } }
    var isOffMain: Bool { weighed.withLock { $0.contains { !$0.isOnMain } } }

    /// Makes a binder, sends it `kilos`, lets go of the scale, and sends it what comes after that.
    func weigh(
        _ kilos: [Int], after others: [Int] = [], on queue: DispatchQueue = .main,
        _ answer: (Scale) throws -> Binder<Int>
    ) throws {
        var scale: TestScale? = TestScale { [self] kilos in
            site.change { weighed.withLock { $0.append((kilos, DispatchQueue.isMain)) } }
        }
        let wanted = turned.count + kilos.count
        weak let held = scale
        let binder = try onMain { try answer(scale!) }
        queue.sync { for kilos in kilos { binder.onNext(kilos) } }
        site.settle { turned.count >= wanted }
        scale = nil
        isFreed = held == nil
        queue.sync { for kilos in others { binder.onNext(kilos) } }
        site.settle()
        for (kilos, isOnMain) in weighed.withLock({ $0 }) {
            log("\(kilos) on \(isOnMain ? "main" : "another queue")")
        }
        note("the scale", isFreed ? "freed" : "still there")
    }
}
