/// A type whose values can be written as one letter or digit in a diagram.
///
/// Conform your own type to it, and diagrams of it need no legend.
public protocol MarbleElement {
    /// The value that `symbol` stands for; `nil` if it stands for none.
    init?(marble symbol: Character)

    /// The symbols that stand for values, in words: "a digit". A refused diagram says it.
    static var marbleSymbols: String { get }
}

extension Int: MarbleElement {
    /// The value of a digit.
    public init?(marble symbol: Character) {
        guard symbol.isASCII, let digit = symbol.wholeNumberValue else { return nil }
        self = digit
    }

    /// "a digit".
    public static var marbleSymbols: String { "a digit" }
}

extension String: MarbleElement {
    /// The letter or digit itself.
    public init?(marble symbol: Character) { self.init(symbol) }

    /// "a letter or a digit".
    public static var marbleSymbols: String { "a letter or a digit" }
}

extension Character: MarbleElement {
    /// The letter or digit itself.
    public init?(marble symbol: Character) { self = symbol }

    /// "a letter or a digit".
    public static var marbleSymbols: String { "a letter or a digit" }
}
