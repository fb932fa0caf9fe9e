extension ExerciseSource: CustomStringConvertible {
    /// `3 · A late fan`
    var description: String { "\(number) · \(title)" }
}
