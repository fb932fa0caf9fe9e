extension String {
    /// The beginning that fits into `width` columns.
    package func head(width: Int) -> Substring { self[...].head(width: width) }

    /// The beginning that fits into `width` columns, with `mark` at its end if something is missing.
    package func cut(to width: Int, mark: String) -> String { [StyledText(self)].cut(to: width, mark: mark).text }

    /// The end that fits into `width` columns, with `mark` at its beginning if something is missing.
    package func tail(to width: Int, mark: String) -> String {
        guard displayWidth > width else { return self }
        var used = mark.displayWidth
        var start = endIndex
        while start > startIndex {
            let before = index(before: start)
            used += self[before].displayWidth
            if used > width { break }
            start = before
        }
        return mark + self[start...]
    }

    /// The text with spaces after it, up to `width` columns.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }

    /// The text with spaces before it, up to `width` columns.
    package func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - displayWidth)) + self
    }

    /// The text without spaces at its end.
    package func trimmingTrailingSpaces() -> String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// The text without characters that would move the cursor: a tab and a line break become a space, others are left out.
    package var drawable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: scalar == "\t" || scalar == "\n" ? " " : nil
                    // It would change the order of the text around it.
                    case .format where scalar.properties.isBidiControl: nil
                    default: scalar
                    }
                }))
    }
}

extension Substring {
    /// The beginning that fits into `width` columns.
    package func head(width: Int) -> Substring {
        var end = startIndex
        var used = 0
        while end < endIndex {
            used += self[end].displayWidth
            if used > width { break }
            formIndex(after: &end)
        }
        return self[..<end]
    }
}
