/// Puts a learner's answer to its check, and reports to the hub when it begins, its verdict, what it leaves running, its further
/// mistakes, and its end.
package enum Attempt {
    /// Does `work`, which returns the verdict on `exercise`, and reports to the hub, if a hub has started this program.
    ///
    /// - Parameter others: Finds the mistakes of a wrong answer that its verdict does not tell. A class counts them.
    /// - Returns: The verdict; nil if the hub has not asked for this exercise. Then nothing is done.
    package static func at(
        _ exercise: ExerciseID, _ title: String, others: (Diagnosis) -> [Diagnosis] = { _ in [] },
        _ work: () -> Verdict
    ) -> Verdict? {
        guard let hub = HubLink.current else {
            return LastWords.saying(exercise, title) { AnswerLimit.limiting(exercise, title, work) }
        }
        guard hub.wants(exercise) else { return nil }
        Guard.watchThisThread()
        hub.report(.begins(exercise, title: title))
        defer { hub.report(.ends) }
        let verdict = work()
        hub.report(.verdict(verdict))
        if verdict != .toDo {
            for remark in Aftermath.remarks(hub) { hub.report(.remark(remark)) }
        }
        if case .wrong(let told) = verdict {
            hub.report(.others([]))
            hub.report(.others(others(told)))
        }
        return verdict
    }
}
