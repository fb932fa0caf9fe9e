import Terminal

/// What somebody chooses at a stop of `--walk`.
enum WalkChoice: Equatable {
    /// Go on.
    case on
    /// Go back to the step before.
    case back
    /// Run the step again.
    case again
    case quit

    /// Nil for a key that means nothing in `--walk`.
    init?(_ key: Key) {
        switch key {
        case .enter, .right, .character(" "): self = .on
        case .left, .character("b"), .character("B"): self = .back
        case .character("r"), .character("R"): self = .again
        case .character("q"), .character("Q"): self = .quit
        default: return nil
        }
    }
}
