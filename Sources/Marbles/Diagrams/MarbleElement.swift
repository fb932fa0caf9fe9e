/// A type whose values can be written as one letter or digit in a diagram.
///
/// If your own type conforms to it, its diagrams need no legend.
public protocol MarbleElement {
    /// The value of `symbol`; `nil` if it has none.
    init?(marble symbol: Character)

    /// The symbols that have values, in words: "a digit". The error of a diagram uses these words.
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
