extension String {
    /// The columns of a terminal that the text takes.
    ///
    ///     "abc".displayWidth == 3
    ///     "한글".displayWidth == 4
    ///     "👨‍👩‍👧".displayWidth == 2
    ///
    /// Hangul, Chinese and Japanese characters and emoji take two columns, combining marks and control characters none.
    /// Characters whose width depends on the terminal (`─`, `●`) count as one. Linear in the length of the text.
    ///
    /// Source: Unicode Standard Annex 11, "East Asian Width", Unicode 16.
    package var displayWidth: Int {
        // Most text is ASCII: then each byte is a character, and all but the control characters take one column.
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }
}

extension Character {
    /// The columns of a terminal that the character takes: 0, 1 or 2.
    package var displayWidth: Int {
        let scalars = unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 { return scalar.displayWidth }
        // A variation selector asks for the emoji form or the text form of the scalar before it.
        if scalars.contains("\u{FE0F}") { return 2 }
        if scalars.contains("\u{FE0E}") { return 1 }
        return scalars.map(\.displayWidth).max() ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        if value < 0x7F { return value < 0x20 ? 0 : 1 }
        if value < 0x300 { return value < 0xA0 ? 0 : 1 }
        if hasNoWidth { return 0 }
        return isWide ? 2 : 1
    }

    private var hasNoWidth: Bool {
        // The vowels and final consonants of a Hangul syllable are drawn into the square of its first consonant.
        if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return true }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private var isWide: Bool {
        if properties.isEmojiPresentation { return true }
        return wideRanges.contains { $0 ~= value }
    }
}

/// The blocks of scalars that are Wide or Fullwidth. Emoji have a property of their own.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x2FFF, 0x3000...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
