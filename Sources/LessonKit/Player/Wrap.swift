import Marbles

/// Breaks text into lines that fit, by the columns it takes on a terminal.
enum Wrap {
    private struct Word {
        var letters: [StyledText] = []
        var width = 0
        /// The style of the space before it.
        var space: TextStyle = []
        var beginsLine = false
    }

    /// `runs` in lines of at most `width` columns, broken at spaces and line breaks; a longer word is broken inside.
    static func lines(_ runs: [StyledText], width: Int) -> [[StyledText]] {
        var lines: [[StyledText]] = [[]]
        var used = 0
        for word in words(in: runs) {
            if word.beginsLine || used > 0 && used + 1 + word.width > width {
                lines.append([])
                used = 0
            } else if used > 0 {
                lines[lines.count - 1].append(StyledText(text: " ", style: word.space))
                used += 1
            }
            for letter in word.letters {
                let columns = letter.text.displayWidth
                if used > 0, used + columns > width {
                    lines.append([])
                    used = 0
                }
                lines[lines.count - 1].append(letter)
                used += columns
            }
        }
        return lines.map(joined)
    }

    /// `text` in lines of at most `width` columns; those after the first are `hanging` columns narrower.
    ///
    /// Unlike prose, what is inside a line keeps its spaces.
    static func pieces(_ text: String, width: Int, hanging: Int = 0) -> [String] {
        var pieces: [String] = []
        var rest = text[...]
        while true {
            let room = max(8, pieces.isEmpty ? width : width - hanging)
            guard String(rest).displayWidth > room else { return pieces + [String(rest).trimmingTrailingSpaces()] }
            let cut = breakPoint(in: rest, room: room)
            pieces.append(String(rest[..<cut]).trimmingTrailingSpaces())
            rest = rest[cut...].drop { $0 == " " }
        }
    }

    /// After the last space that fits and leaves something on the line; without one, behind the last opening bracket or before
    /// the last dot; without those, after the last character.
    private static func breakPoint(in text: Substring, room: Int) -> Substring.Index {
        var used = 0
        var atSpace: Substring.Index?
        var atMark: Substring.Index?
        var isIndent = true
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let columns = String(character).displayWidth
            if used + columns > room, character != " " { break }
            used += columns
            if character == ".", !isIndent { atMark = index }
            text.formIndex(after: &index)
            if character != " " { isIndent = false } else if !isIndent { atSpace = index }
            if "([{".contains(character) { atMark = index }
        }
        return atSpace ?? atMark ?? max(index, text.index(after: text.startIndex))
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
                    let letter = StyledText(text: String(character), style: run.style)
                    next.letters.append(letter)
                    next.width += letter.text.displayWidth
                }
            }
        }
        return next.letters.isEmpty ? words : words + [next]
    }

    private static func joined(_ letters: [StyledText]) -> [StyledText] {
        letters.reduce(into: []) { runs, letter in
            if runs.last?.style == letter.style {
                runs[runs.count - 1].text += letter.text
            } else {
                runs.append(letter)
            }
        }
    }
}

extension String {
    fileprivate func trimmingTrailingSpaces() -> String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
