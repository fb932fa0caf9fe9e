import Foundation

@testable import ExerciseSupport

/// The exercises that another one stands on.
enum Earlier {
    private static let checks = [
        2: DoormanForARecipe.exercise, 3: PricesInDollars.exercise, 4: EggsOfOneSize.exercise, 5: TillsOfAShop.exercise,
        6: BagOfAGuestHouse.exercise, 7: Megaphone.exercise, 8: OneOvenForAll.exercise,
    ]
    private static let create = DoormanForARecipe.exercise.attempt()
    private static let map = PricesInDollars.exercise.attempt()
    private static let filter = EggsOfOneSize.exercise.attempt()
    private static let merge = TillsOfAShop.exercise.attempt()
    private static let bag = BagOfAGuestHouse.exercise.attempt()
    private static let subject = Megaphone.exercise.attempt()

    private static func verdict(_ number: Int) -> (name: String, verdict: Verdict) {
        switch number {
        case 2: ("create", create)
        case 3: ("map", map)
        case 4: ("filter", filter)
        case 5: ("merge", merge)
        case 6: ("the bag", bag)
        default: ("the subject", subject)
        }
    }

    /// Throws if the exercise has not been begun, or if one that it stands on has not passed: its own verdict would say little.
    ///
    /// - Parameter what: What stands on them.
    static func check(_ numbers: Int..., before number: Int, what: String = "This exercise stands") throws {
        guard hasBegun(number) else { throw ToDo() }
        for earlier in numbers {
            let (name, verdict) = verdict(earlier)
            switch verdict {
            case .passed: continue
            case .toDo:
                throw Diagnosis(
                    "\(what) on exercise \(earlier), \(name), which is still to do. Do exercise \(earlier) first.")
            case .wrong:
                throw Diagnosis(
                    "\(what) on exercise \(earlier), \(name), which is not right yet. Repair exercise \(earlier) "
                        + "first: what is wrong there can look like a mistake here.")
            }
        }
    }

    /// Whether the mark is gone. An answer that calls an exercise to do throws `ToDo` as well.
    private static func hasBegun(_ number: Int) -> Bool {
        checks[number].map { !$0.file.hasMark } ?? true
    }
}
