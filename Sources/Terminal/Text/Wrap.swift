/// Breaks text into lines of at most so many columns of a terminal.
package enum Wrap {
    private struct Word {
        var letters: [StyledText] = []
        var width = 0
        /// The style of the space before it.
        var space: Style = []
        var beginsLine = false
    }

    /// Breaks `runs` at spaces and line breaks into lines of at most `width` columns. A longer word is broken inside.
    package static func lines(_ runs: [StyledText], width: Int) -> [[StyledText]] {
        var lines: [[StyledText]] = [[]]
        var used = 0
        for word in words(in: runs) {
            if word.beginsLine || used > 0 && used + 1 + word.width > width {
                lines.append([])
                used = 0
            } else if used > 0 {
                lines[lines.count - 1].add(StyledText(" ", word.space))
                used += 1
            }
            for letter in word.letters {
                let columns = letter.text.displayWidth
                if used > 0, used + columns > width {
                    lines.append([])
                    used = 0
                }
                lines[lines.count - 1].add(letter)
                used += columns
            }
        }
        return lines
    }

    /// Breaks `text` into lines of at most `width` columns. The lines after the first are `hanging` columns narrower.
    ///
    /// Spaces inside a line stay, unlike in prose. In code a string literal stays whole if it fits.
    package static func pieces(_ text: String, width: Int, hanging: Int = 0, isCode: Bool = false) -> [String] {
        let literals = isCode ? literals(in: text) : []
        var pieces: [String] = []
        var rest = text[...]
        while true {
            let next = max(8, width - hanging)
            let room = pieces.isEmpty ? max(8, width) : next
            guard String(rest).displayWidth > room else { return pieces + [String(rest).trimmingTrailingSpaces()] }
            let cut = breakPoint(in: rest, room: room, next: next, keeping: literals)
            pieces.append(String(rest[..<cut]).trimmingTrailingSpaces())
            rest = rest[cut...].drop { $0 == " " }
        }
    }

    /// The place of a break: after the last space that fits and leaves something on the line. Without such a space, after
    /// the last opening bracket or before the last dot. Without those, after the last character.
    ///
    /// If this would break a literal that fits into the next line, only places outside of literals count.
    private static func breakPoint(
        in text: Substring, room: Int, next: Int, keeping literals: [Range<String.Index>]
    ) -> String.Index {
        var used = 0
        var spaces: [String.Index] = []
        var marks: [String.Index] = []
        var isIndent = true
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let columns = character.displayWidth
            if used + columns > room, character != " " { break }
            used += columns
            if character == ".", !isIndent { marks.append(index) }
            text.formIndex(after: &index)
            if character != " " { isIndent = false } else if !isIndent { spaces.append(index) }
            if "([{".contains(character) { marks.append(index) }
        }
        let usual = spaces.last ?? marks.last ?? max(index, text.index(after: text.startIndex))

        func literal(around cut: String.Index) -> Range<String.Index>? {
            literals.first { $0.lowerBound < cut && cut < $0.upperBound }
        }
        guard let broken = literal(around: usual) else { return usual }
        let others = [spaces, marks].compactMap { $0.last { literal(around: $0) == nil } }
        return others.first { cut in
            cut > broken.lowerBound || String(text.base[cut..<broken.upperBound]).displayWidth <= next
        } ?? usual
    }

    /// The string literals of a line of code, with their quotes.
    private static func literals(in code: String) -> [Range<String.Index>] {
        var literals: [Range<String.Index>] = []
        var start: String.Index?
        // The open brackets of an interpolation. Quotes inside them belong to the interpolation.
        var depth = 0
        var index = code.startIndex
        while index < code.endIndex {
            let here = index
            let character = code[here]
            code.formIndex(after: &index)
            if depth > 0 {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
            } else if character == "\\", start != nil, index < code.endIndex {
                if code[index] == "(" { depth = 1 }
                code.formIndex(after: &index)
            } else if character == "\"" {
                if let first = start { literals.append(first..<index) }
                start = start == nil ? here : nil
            }
        }
        return literals
    }

    private static func words(in runs: [StyledText]) -> [Word] {
        var words: [Word] = []
        var next = Word()
        for run in runs {
            for character in run.text {
                if character == " " || character == "\t" || character.isNewline {
                    if !next.letters.isEmpty {
                        words.append(next)
                        next = Word(space: run.style)
                    }
                    if character.isNewline, !words.isEmpty { next.beginsLine = true }
                } else {
                    let letter = StyledText(String(character), run.style)
                    next.letters.append(letter)
                    next.width += letter.text.displayWidth
                }
            }
        }
        return next.letters.isEmpty ? words : words + [next]
    }
}
