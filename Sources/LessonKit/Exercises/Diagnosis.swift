/// Why an answer is wrong: what was seen, then what it means.
///
/// A check throws it.
public struct Diagnosis: Error, Codable, Equatable, Sendable {
    /// What was seen, in the order of reading. May be empty.
    public var evidence: [Evidence]
    /// What it means, in sentences. The same mistake always gets the same words.
    public var meaning: String
    /// Where the mistake is, if that is known.
    public var place: SourcePlace?
    /// The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    public var step: StepReference?

    /// A diagnosis with what led to it.
    public init(_ meaning: String, evidence: [Evidence] = [], place: SourcePlace? = nil, step: StepReference? = nil) {
        (self.meaning, self.evidence, self.place, self.step) = (meaning, evidence, place, step)
    }
}
