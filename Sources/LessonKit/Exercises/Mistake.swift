/// A mistake that a check knows by what it leads to, and what it then says.
public struct Mistake<Evidence> {
    let meaning: String
    let isMade: (Evidence) -> Bool

    /// - Parameters:
    ///   - meaning: What the mistake is and where to look, in sentences. It does not give the answer away.
    ///   - isMade: Whether the evidence shows this mistake.
    public init(_ meaning: String, when isMade: @escaping (Evidence) -> Bool) {
        self.meaning = meaning
        self.isMade = isMade
    }
}

extension Sequence {
    /// What the first mistake that `evidence` shows means, otherwise `fallback`.
    func meaning<Evidence>(of evidence: Evidence, else fallback: String) -> String
    where Element == Mistake<Evidence> {
        first { $0.isMade(evidence) }?.meaning ?? fallback
    }
}
