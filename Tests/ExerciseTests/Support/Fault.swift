/// What a recording of an answer has otherwise than the solution's. The machine tells it, whatever the exercise.
///
/// It says what was seen, and not why. A mistake is written by hand where a belief explains more.
public enum Fault: String, Sendable, CaseIterable {
    // MARK: What came, as elements or as lines

    /// Nothing came, not even an end.
    case nothing
    /// No element came, and the end did.
    case onlyEnd
    /// All elements came together, with the end.
    case heldBack
    /// The right elements came, and one before its tick.
    case early
    /// The right elements came, and one after its tick.
    case late
    /// Some did not come. The rest came in its order.
    case lost
    /// One that had come before came once more.
    case again
    /// One came that should not.
    case added
    /// The right ones came in another order.
    case reordered
    /// Others came.
    case other
    /// A value that the check notes is another one.
    case note
    /// The function threw, or did not.
    case throwing

    // MARK: The end

    /// The right elements came, and no end.
    case noEnd
    /// It ended before all elements had come.
    case endsBefore
    /// The right elements came, and the end before its tick, or where none should be.
    case endsEarly
    /// The right elements came, and the end after its tick.
    case endsLate
    /// It should fail, and it completed, or went on.
    case swallows
    /// It failed, and it should not, or with another error.
    case failsOtherwise

    // MARK: The sources

    /// Nobody has subscribed, and a source is in use.
    case unasked
    /// A source was subscribed to more often than it should be, one time after the other.
    case subscribesAgain
    /// A source was subscribed to more often than it should be.
    case usesTooOften
    /// A source was not subscribed to, or too seldom.
    case usesTooSeldom
    /// A source was subscribed to before its tick.
    case usesEarly
    /// A source was subscribed to after its tick.
    case usesLate
    /// A source is in use for longer than it should be.
    case keeps
    /// A source is in use for less long than it should be.
    case letsGo
    /// A source is in use after the dispose.
    case goesOn
    /// Subscribers have one subscription together, where each should have its own.
    case shares

    // MARK: What the author's clock and objects do not know

    /// One subscriber received the right events, and of two not each did.
    case mixesSubscribers
    /// The first call came out right, and the same call later did not.
    case outlives
    /// It put something on a real queue, which the virtual clock does not wait for.
    case realQueue

    /// Where something did not come that may come later.
    static let missing: Set<Fault> = [
        .nothing, .onlyEnd, .lost, .late, .other, .noEnd, .endsLate, .endsBefore, .usesLate, .usesTooSeldom,
    ]
}
