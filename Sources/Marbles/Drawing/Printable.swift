extension String {
    /// The text on one line: with escapes for characters that would move the cursor, and `""` for the empty text.
    package var printable: String {
        guard !isEmpty else { return "\"\"" }
        guard unicodeScalars.contains(where: \.movesCursor) else { return self }
        return unicodeScalars.map { $0.movesCursor ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it controls a terminal, or the order in which the text around it is shown.
    package var movesCursor: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isBidiControl
        default: false
        }
    }
}
