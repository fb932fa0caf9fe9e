extension String {
    /// The text in lines of at most `width` columns, broken at spaces if there are any.
    ///
    /// - Parameter indentation: The free columns at the beginning of each line after the first.
    package func folded(width: Int, indentation: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        var rest = Substring(self)
        let margin = String(repeating: " ", count: indentation)
        while !rest.isEmpty {
            let room = width - line.displayWidth
            let head = rest.head(width: room)
            let fitting = head.isEmpty ? rest.prefix(1) : head
            if fitting.endIndex == rest.endIndex {
                line += fitting
                break
            }
            let space = fitting.lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil }
            let cut = rest[fitting.endIndex] == " " ? fitting.endIndex : space ?? fitting.endIndex
            lines.append(line + rest[..<cut])
            rest = rest[cut...].drop { $0 == " " }
            line = margin
        }
        return lines + [line]
    }

    /// Each line of the text in lines of at most `width` columns, which begin where it begins.
    package func foldedLines(width: Int) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
            let margin = String(line.prefix { $0 == " " })
            return String(line.dropFirst(margin.count)).folded(width: max(8, width - margin.count)).map { margin + $0 }
        }
    }
}
