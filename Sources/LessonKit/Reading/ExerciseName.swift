extension ExerciseSource: CustomStringConvertible {
    /// `3 · A late fan`
    package var description: String { "\(number) · \(title)" }

    /// The line it stands under: `// 3 · Repair · A late fan`
    package var header: String { "// \(number) · \(kind.isEmpty ? "" : kind + " · ")\(title)" }
}
