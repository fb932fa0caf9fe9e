/// A mistake that a check recognises by what it leads to, and the words for it.
public struct Mistake<Evidence> {
    let meaning: String
    let step: StepReference?
    let isMade: (Evidence) -> Bool

    /// - Parameters:
    ///   - meaning: What the mistake is and where to look, in sentences. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - isMade: Whether the evidence shows this mistake.
    public init(_ meaning: String, step: StepReference? = nil, when isMade: @escaping (Evidence) -> Bool) {
        (self.meaning, self.step, self.isMade) = (meaning, step, isMade)
    }
}

extension Sequence {
    /// The diagnosis of the first mistake that `seen` shows, otherwise one with the words `fallback`.
    func diagnosis<Seen>(of seen: Seen, else fallback: String, evidence: [Evidence]) -> Diagnosis
    where Element == Mistake<Seen> {
        let mistake = first { $0.isMade(seen) }
        return Diagnosis(mistake?.meaning ?? fallback, evidence: evidence, step: mistake?.step)
    }
}
