/// Why an answer is wrong: what was seen, then what it means.
///
/// A check throws it.
public struct Diagnosis: Error, Equatable, Sendable {
    /// What was seen, line by line: marbles, or what was printed. May be empty.
    public let evidence: [String]
    /// What it means, in sentences. The same mistake always gets the same words.
    public let meaning: String

    /// A diagnosis with what led to it.
    public init(_ meaning: String, evidence: [String] = []) {
        self.meaning = meaning
        self.evidence = evidence
    }
}

extension Diagnosis: CustomStringConvertible {
    /// The evidence, indented, and below it the meaning.
    public var description: String {
        (evidence.map { "    \($0)" } + [meaning]).joined(separator: "\n")
    }
}
