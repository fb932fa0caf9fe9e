import LessonKit
import Terminal

/// Something that was looked at, how it is, and what to do where it is not well.
struct Finding: Equatable, Sendable {
    enum Kind: Sendable {
        case well
        /// Not as it should be, and in nobody's way.
        case note
        /// Something cannot work like this.
        case trouble
    }

    let kind: Kind
    /// How it is, in a sentence.
    let text: String
    /// What to do, in a sentence or two.
    var advice = ""
    /// What to type.
    var command: String?
}

extension Finding.Kind {
    /// Its sign: it is never told by colour alone.
    var mark: String {
        switch self {
        case .well: "✓"
        case .note: "·"
        case .trouble: "✗"
        }
    }

    var style: Style {
        switch self {
        case .well: .strong
        case .note: .quiet
        case .trouble: .bad
        }
    }
}
