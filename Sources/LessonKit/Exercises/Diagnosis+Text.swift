extension Diagnosis: CustomStringConvertible {
    /// For a plain `swift test`: the evidence, indented, and below it the meaning.
    public var description: String {
        (evidence.flatMap { $0.lines(width: 76) }.map { "    \($0)" } + [meaning]).joined(separator: "\n")
    }
}
