import Terminal

/// What a key asks for in `--walk`.
enum WalkStep: Equatable {
    case on
    case back
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
