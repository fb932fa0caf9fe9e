import ExerciseSupport

@testable import subjects_exercises

/// A season of two clubs. A line is a letter that a member received.
final class ClubScene: Scene<Never> {
    /// Whether two clubs are the same object.
    private(set) var isOne = false
    /// Whether somebody received a letter inside `join`, before another was sent.
    private(set) var isBefore = false
    /// Whether nobody received a letter that was sent to members.
    private(set) var isLost = false
    /// Whether a member who has had one letter receives no second one, although nobody has left.
    private(set) var hasSilence = true

    /// `+anna` joins, `-anna` leaves, anything else is a letter.
    func season(of answer: () throws -> any Letters, _ acts: String...) throws {
        let (club, fresh) = (try answer(), try answer())
        var leave: [String: () -> Void] = [:]
        var members: Set<String> = []
        var isJoining = false
        isOne = club === fresh
        for act in acts {
            let name = String(act.dropFirst())
            switch act.first {
            case "+":
                isJoining = true
                leave[name] = club.join { [weak self] letter in
                    self?.log("\(name) \(letter)")
                    if isJoining { self?.isBefore = true }
                }
                isJoining = false
                members.insert(name)
            case "-":
                leave[name]?()
                members.remove(name)
            default:
                let count = lines.count
                club.send(act)
                isLost = isLost || !members.isEmpty && lines.count == count
            }
        }
        var count = 0
        _ = fresh.join { _ in count += 1 }
        fresh.send("spring")
        fresh.send("summer")
        hasSilence = count == 2
    }
}
