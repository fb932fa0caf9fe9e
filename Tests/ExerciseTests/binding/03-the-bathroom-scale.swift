import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(TheBathroomScale.exercise)) func `3 · The bathroom scale`() {}
}

struct TheBathroomScale {
    static let exercise = Check(needle, solution: Solution.needle, in: ScaleScene.self) { check in
        check.play(.text, "70, 70, 180 and -3 come on main") { try $0.weigh([70, 70, 180, -3], $1) }
        check.play(.otherInput, "0, 150, 151, -1, 88, 88 and 1000 come on main") {
            try $0.weigh([0, 150, 151, -1, 88, 88, 1000], $1)
        }
        check.play(.otherInput, "70, 180 and 12 come on a queue of their own") {
            try $0.weigh([70, 180, 12], on: DispatchQueue(label: "kilos"), $1)
        }
        check.play(.disposed, "70 comes, then nobody holds the scale any more, then 80 comes") {
            try $0.weigh([70], after: [80], $1)
        }
        check.play(.secondSubscriber, "two scales") { scene, needle in
            try scene.weigh([60], needle)
            try scene.weigh([70], needle)
        }
        check.without(.laterSubscriber, because: "Each binder belongs to one scale.")

        check.mistake(
            "The needle was not turned. Which object does your binder belong to, and who holds that?",
            step: "A window and a clock", madeBy: { _ in Binder<Int>(Scale()) { _, _ in } },
            orBy: { _ in Binder<Int>(Scale()) { scale, kilos in scale.turn(to: min(max(kilos, 0), 150)) } }
        ) { $0.kind == .text && $0.turned.isEmpty }
        check.mistake(
            "The needle was turned to a number that is not on the scale. What is shown for more than 150, and for less than 0?",
            madeBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: kilos) } },
            orBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: max(kilos, 0)) } },
            { Binder<Int>($0) { scale, kilos in scale.turn(to: min(kilos, 150)) } }
        ) { scene in scene.turned.contains { !(0...150).contains($0) } }
        check.mistake(
            "The needle was not turned for each number. One that is not on the scale is shown as well: as which one?",
            madeBy: { Binder<Int>($0) { scale, kilos in if (0...150).contains(kilos) { scale.turn(to: kilos) } } },
            orBy: { Binder<Int>($0) { scale, kilos in if kilos >= 0 { scale.turn(to: min(kilos, 150)) } } }
        ) { $0.kind == .text && $0.turned.count < 4 && $0.turned.count { $0 == 70 } == 2 }
        check.mistake(
            "70 is on the scale, and the needle was turned to another number. Which of `min` and `max` stands outside?",
            madeBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: max(150, min(kilos, 0))) } },
            orBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: min(0, max(kilos, 150))) } },
            { Binder<Int>($0) { scale, _ in scale.turn(to: 150) } }
        ) { $0.kind == .text && !$0.turned.isEmpty && !$0.turned.contains(70) }
        check.mistake(
            "The same weight came twice, and the needle was turned once. Each element counts.",
            madeBy: { scale in
                let last = Box<Int?>(nil)
                return Binder<Int>(scale) { scale, kilos in
                    if last.value != kilos { scale.turn(to: min(max(kilos, 0), 150)) }
                    last.value = kilos
                }
            }
        ) { $0.kind == .text && $0.turned == [70, 150, 0] }
        check.mistake(
            "The needle was turned more than once for one element.",
            madeBy: { scale in
                Binder<Int>(scale) { scale, kilos in
                    scale.turn(to: 0)
                    scale.turn(to: min(max(kilos, 0), 150))
                }
            }
        ) { $0.kind == .text && $0.turned.count > 4 }
        check.mistake(
            "150 is on the scale, and 151 is not. The needle shows another number for one of the two.",
            madeBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: kilos >= 150 ? 150 : kilos < 1 ? 1 : kilos) } },
            orBy: { Binder<Int>($0) { scale, kilos in scale.turn(to: kilos < 0 ? 0 : kilos > 150 ? 149 : kilos) } }
        ) { $0.turned.contains(1) || $0.turned.contains(149) }
        check.mistake(
            "The needle was turned, and not on main. A binder goes to main, if nobody gives it another scheduler.",
            step: "Soup from the kitchen",
            madeBy: { scale in
                Binder<Int>(scale, scheduler: CurrentThreadScheduler.instance) { scale, kilos in
                    scale.turn(to: min(max(kilos, 0), 150))
                }
            }
        ) { $0.isOffMain }
        check.mistake(
            "Nobody holds the scale any more, and it is not freed. Which scale does your closure use: the one that it is given, "
                + "or the one outside?", step: "A window and a clock",
            madeBy: { scale in Binder<Int>(scale) { _, kilos in scale.turn(to: min(max(kilos, 0), 150)) } }
        ) { !$0.isFreed }

        check.hardCoded { scale in
            let index = Box(0)
            return Binder<Int>(scale) { scale, _ in
                scale.turn(to: [70, 70, 150, 0][index.value % 4])
                index.value += 1
            }
        }
        check.without(.worksOnce, because: "Each binder belongs to one scale.")
        check.rejects("a queue of its own") { scale in
            Binder<Int>(scale, scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "needle")) {
                scale, kilos in
                scale.turn(to: min(max(kilos, 0), 150))
            }
        }
        check.accepts("later, on main") { scale in
            Binder<Int>(scale, scheduler: MainScheduler.asyncInstance) { $0.turn(to: $1 < 0 ? 0 : $1 > 150 ? 150 : $1) }
        }
        check.accepts("a weak scale of one's own") { scale in
            Binder<Int>(scale) { [weak scale] _, kilos in scale?.turn(to: max(0, min(150, kilos))) }
        }
    }
}

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
        for (kilos, isOnMain) in weighed.withLock({ $0 }) { log("\(kilos) on \(isOnMain ? "main" : "another queue")") }
        note("the scale", isFreed ? "freed" : "still there")
    }
}
