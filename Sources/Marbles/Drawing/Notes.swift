import Terminal

/// Texts that have no room in a picture. They stand below it with numbers.
struct Notes {
    private var texts: [String] = []

    /// The number that stands in the picture instead of `text`.
    mutating func reference(to text: String) -> String {
        let known = texts.firstIndex(of: text)
        if known == nil { texts.append(text) }
        return "*\((known ?? texts.count - 1) + 1)"
    }

    /// The texts, folded at `width` columns.
    func lines(width: Int) -> [String] {
        texts.enumerated().flatMap { index, text in
            "*\(index + 1) = \(text)".folded(width: width, indentation: 5)
        }
    }
}
