/// Turns styled pieces into what a terminal is sent.
struct Paint {
    let hasColour: Bool

    func text(of line: [Piece]) -> String { line.map(text).joined() }

    private func text(of piece: Piece) -> String {
        guard hasColour, piece.style != .plain, !piece.text.isEmpty else { return piece.text }
        var codes: [String] = []
        if piece.style.isStrong { codes.append("1") }
        if piece.style.isFaint { codes.append("2") }
        if let color = piece.style.foreground { codes.append(color.foreground) }
        if let color = piece.style.background { codes.append(color.background) }
        return "\u{1B}[\(codes.joined(separator: ";"))m\(piece.text)\u{1B}[0m"
    }
}

extension Color {
    fileprivate var foreground: String {
        switch self {
        case .systemRed: "31"
        case .systemOrange: "38;5;208"
        case .systemYellow: "33"
        case .systemGreen: "32"
        case .systemBlue: "34"
        case .systemGray: "90"
        }
    }

    /// With a text on it that can be read.
    fileprivate var background: String {
        switch self {
        case .systemRed: "97;41"
        case .systemOrange: "30;48;5;208"
        case .systemYellow: "30;43"
        case .systemGreen: "30;42"
        case .systemBlue: "97;44"
        case .systemGray: "97;100"
        }
    }
}
