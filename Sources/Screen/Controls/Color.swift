import Terminal

/// A colour that a control can have behind it.
///
/// The name of the colour stands beside the control as well, for a terminal or a person that does not see colours.
public enum Color: Sendable, CaseIterable {
    /// Red.
    case systemRed
    /// Orange.
    case systemOrange
    /// Yellow.
    case systemYellow
    /// Green.
    case systemGreen
    /// Blue.
    case systemBlue
    /// Gray.
    case systemGray

    /// The terminal's colour for it.
    var hue: Hue {
        switch self {
        case .systemRed: .red
        case .systemOrange: .orange
        case .systemYellow: .yellow
        case .systemGreen: .green
        case .systemBlue: .blue
        case .systemGray: .gray
        }
    }

    /// The word for it.
    var word: String {
        switch self {
        case .systemRed: "red"
        case .systemOrange: "orange"
        case .systemYellow: "yellow"
        case .systemGreen: "green"
        case .systemBlue: "blue"
        case .systemGray: "gray"
        }
    }
}
