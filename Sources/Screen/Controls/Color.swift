/// The colours a control can have behind it.
///
/// A terminal without colours, and a person who cannot tell them apart, read the name beside the control instead.
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
