extension ExerciseSource: CustomStringConvertible {
    /// `3 · A late fan`
    package var description: String { "\(number) · \(title)" }

    /// The line it stands under: `// 3 · Repair · A late fan (class, 6 min)`
    package var header: String {
        "// \(number) · \(kind.isEmpty ? "" : kind + " · ")\(title)" + (setting.map { " \($0)" } ?? "")
    }
}
