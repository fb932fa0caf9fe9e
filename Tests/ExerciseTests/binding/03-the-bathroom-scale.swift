import Dispatch
import ExerciseSupport

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `3 · The bathroom scale`() {}

    private static let check = Check(needle, solution: Solution.exercise3, in: ScaleScene.self) { check in
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
            step: "A window and a clock", madeBy: { _ in Binder<Int>(Scale()) { _, _ in } }
        ) { $0.isText && $0.turned.isEmpty }
        check.mistake(
            "The needle was turned to a number that is not on the scale. What is shown for more than 150, and for less than 0?",
            madeBy: { turning($0) { $0 } }, orBy: { turning($0) { max($0, 0) } }, { turning($0) { min($0, 150) } }
        ) { scene in scene.turned.contains { !(0...150).contains($0) } }
        check.mistake(
            "The needle was not turned for each number. One that is not on the scale is shown as well: as which one?",
            madeBy: { turning($0) { (0...150).contains($0) ? $0 : nil } },
            orBy: { turning($0) { $0 >= 0 ? min($0, 150) : nil } }
        ) { $0.isText && $0.turned.count < 4 && $0.turned.starts(with: [70, 70]) }
        check.mistake(
            "70 is on the scale, and the needle was turned to another number. What does your rule make of 70?",
            madeBy: { turning($0) { max(150, min($0, 0)) } }, orBy: { turning($0) { min(0, max($0, 150)) } }
        ) { $0.isText && !$0.turned.isEmpty && !$0.turned.contains(70) }
        check.mistake(
            "The same weight came twice, and the needle was turned once. Each element counts.",
            madeBy: { scale in
                let last = Box<Int?>(nil)
                return turning(scale) { kilos in
                    defer { last.value = kilos }
                    return last.value == kilos ? nil : min(max(kilos, 0), 150)
                }
            }
        ) { $0.isText && $0.turned == [70, 150, 0] }
        check.mistake(
            "The needle should show an end of the scale, and it shows the number beside it. Where does the scale begin and end?",
            madeBy: { turning($0) { $0 >= 150 ? 150 : max($0, 1) } },
            orBy: { turning($0) { $0 > 150 ? 149 : max($0, 0) } }
        ) { $0.turned.contains(1) || $0.turned.contains(149) }
        check.mistake(
            "A number under 0 came, and the needle does not show 0. What is shown for less than 0?",
            madeBy: { turning($0) { min(abs($0), 150) } }, orBy: { turning($0) { $0 < 0 ? 150 : min($0, 150) } }
        ) { $0.isText && $0.turned.starts(with: [70, 70, 150]) && $0.turned.count == 4 && $0.turned.last != 0 }
        check.mistake(
            "The needle was turned, and not on main. A binder goes to main, if nobody gives it another scheduler.",
            step: "Soup from the kitchen",
            madeBy: { turning($0, on: CurrentThreadScheduler.instance) { min(max($0, 0), 150) } }
        ) { $0.isOffMain }
        check.mistake(
            "Nobody holds the scale any more, and it is not freed. Which scale does your closure use: the one that it is given, "
                + "or the one outside?", step: "A window and a clock",
            madeBy: { scale in Binder<Int>(scale) { _, kilos in scale.turn(to: min(max(kilos, 0), 150)) } }
        ) { !$0.isFreed }

        check.rejects { scale in
            Binder<Int>(scale) { scale, kilos in
                scale.turn(to: 0)
                scale.turn(to: min(max(kilos, 0), 150))
            }
        }
        check.rejects { scale in
            turning(scale, on: SerialDispatchQueueScheduler(internalSerialQueueName: "needle")) { min(max($0, 0), 150) }
        }
        check.hardCoded { scale in
            let index = Box(0)
            return turning(scale) { _ in
                defer { index.value += 1 }
                return [70, 70, 150, 0][index.value % 4]
            }
        }
        check.without(.worksOnce, because: "Each binder belongs to one scale.")
        check.accepts("later, on main") { scale in
            Binder<Int>(scale, scheduler: MainScheduler.asyncInstance) { $0.turn(to: $1 < 0 ? 0 : $1 > 150 ? 150 : $1) }
        }
        check.accepts("a weak scale of one's own") { scale in
            Binder<Int>(scale) { [weak scale] _, kilos in scale?.turn(to: max(0, min(150, kilos))) }
        }
    }
}

/// A binder that turns the needle to what `shown` makes of an element.
private func turning(
    _ scale: Scale, on scheduler: ImmediateSchedulerType = MainScheduler(), _ shown: @escaping (Int) -> Int?
) -> Binder<Int> {
    Binder<Int>(scale, scheduler: scheduler) { scale, kilos in if let shown = shown(kilos) { scale.turn(to: shown) } }
}
