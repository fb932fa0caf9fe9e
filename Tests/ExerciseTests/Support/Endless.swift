import LessonKit
import Streams
import Synchronization

/// An end for what has none: an answer whose `retry` subscribes again and again inside one tick would keep the check for ever.
///
/// It counts, and asks no clock: so the verdict is the same on every machine.
enum Endless {
    /// More elements, and more subscriptions, than any run of an exercise needs.
    static let limit = 1000

    static let subscriptions =
        "More than a thousand subscriptions were begun, and the check stopped it there. This repeats without end: "
        + "what subscribes again each time, and what does it receive at once?"
    static let elements =
        "A thousand elements came, and the check stopped it there. This repeats without end: what should end it?"
    static let meanings = [subscriptions, elements]

    private final class Count: Sendable { let value = Atomic(0) }

    /// Runs `body`. From the limit on, each subscription is disposed of before it begins.
    ///
    /// - Returns: Whether the limit was met.
    static func isMet(in body: () -> Void) -> Bool {
        // The tasks of an answer begin subscriptions, too.
        let count = Count()
        Hooks.listen(
            toSubscriptions: { if count.value.add(1, ordering: .relaxed).newValue > limit { $0.dispose() } }, in: body)
        return count.value.load(ordering: .relaxed) > limit
    }
}

extension Scene {
    /// The diagnosis of a run that was stopped, because it would have no end.
    var endless: Diagnosis? {
        let isFull = subscribers.contains { $0.recording.events.count > Endless.limit }
        guard hasEndlessSubscriptions || isFull else { return nil }
        return Diagnosis(
            hasEndlessSubscriptions ? Endless.subscriptions : Endless.elements, evidence: evidence(given))
    }
}
