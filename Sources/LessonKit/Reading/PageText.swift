/// README.md of a lesson, taken apart: what its author wrote, and the parts between markers that `author pages` wrote into it.
///
///     <!-- code -->
///     …
///     <!-- /code -->
///
/// A page on the web shows all of it. The player, the checks and the book read what the author wrote: they have the code and the
/// runs from elsewhere.
package struct PageText {
    /// A part, and the lines that it takes with its markers, from 0.
    package struct Placed: Equatable {
        package let part: PagePart
        package let lines: Range<Int>

        package init(part: PagePart, lines: Range<Int>) { (self.part, self.lines) = (part, lines) }
    }

    /// What is wrong with a marker.
    package struct Problem: Equatable {
        /// From 1.
        package let line: Int
        package let text: String
    }

    package private(set) var parts: [Placed] = []
    package private(set) var problems: [Problem] = []
    package let lines: [Substring]

    package static let of = Memo { PageText($0) }

    package init(_ markdown: String) {
        lines = markdown.sourceLines
        var open: (marker: PageMarker, line: Int)?
        // The partner of a marker that was changed is no second mistake.
        var isLone = false
        for (index, line) in lines.enumerated() where line.hasPrefix("<!--") {
            guard let marker = PageMarker(line) else {
                if PageMarker.isDamaged(line) {
                    report(index, "\(line) is no marker. \(PageMarker.all)")
                    isLone = open == nil
                    open = nil
                }
                continue
            }
            defer { isLone = false }
            switch (open, marker.isEnd) {
            case (nil, false): open = (marker, index)
            case (let first?, false):
                report(first.line, "\(first.marker) is not closed: \(marker) comes first. \(advice(first.line, 1))")
                open = (marker, index)
            case (let first?, true) where first.marker.kind == marker.kind:
                let inner = lines[(first.line + 1)..<index].map(String.init)
                let part = PagePart(marker.kind, note: first.marker.note, lines: inner)
                parts.append(Placed(part: part, lines: first.line..<(index + 1)))
                open = nil
            case (let first?, true):
                report(index, "\(marker) stands where \(first.marker.closing) has to come.")
                open = nil
            case (nil, true): if !isLone { report(index, "\(marker) closes nothing. \(advice(index, -1))") }
            }
        }
        if let open { report(open.line, "\(open.marker) is not closed. \(advice(open.line, 1))") }
        if problems.isEmpty { checkFolds() }
    }

    /// How far the part of a lone marker goes: code, pictures, folds and what is said of a run's clock are no author's words.
    ///
    /// - Parameter step: 1 where the part begins there, and -1 where it ends.
    private func advice(_ marker: Int, _ step: Int) -> String {
        let made = ["<details", "</details", "<img ", "It prints nothing.", "One tick ", "One run on "]
        var (isCode, last, index) = (false, marker, marker + step)
        while lines.indices.contains(index) {
            let line = lines[index]
            let isFence = line.hasPrefix("```")
            guard isCode || isFence || line.isEmpty || made.contains(where: line.hasPrefix),
                !line.hasPrefix("<details><summary>Instructor")
            else { break }
            if isFence { isCode.toggle() }
            if !line.isEmpty { last = index }
            index += step
        }
        let (first, end) = (min(marker, last) + 1, max(marker, last) + 1)
        return "Delete \(first == end ? "this line" : "lines \(first) to \(end)"). Then run author pages."
    }

    /// A fold is whole within what the author wrote. If not, it was a part and has lost its markers.
    private mutating func checkFolds() {
        var open: Int?
        for (index, line) in own.enumerated() {
            if line.hasPrefix("<details") {
                if let open { report(open, "this fold has no </details>.") }
                open = index
            } else if line.hasPrefix("</details") {
                if open == nil { report(index, "this </details> closes nothing.") }
                open = nil
            }
        }
        if let open { report(open, "this fold has no </details>.") }
    }

    private mutating func report(_ index: Int, _ text: String) {
        problems.append(Problem(line: index + 1, text: text))
    }

    /// The author's headings of steps, with their lines from 0.
    package var headings: [(title: String, line: Int)] {
        own.enumerated().filter { $1.hasPrefix("## ") }.map { (InlineText.plain(String($1.dropFirst(3))), $0) }
    }

    /// The author's lines. The lines of a part are empty, so that each line keeps its number.
    var own: [Substring] {
        var own = lines
        for placed in parts { for index in placed.lines { own[index] = "" } }
        return own
    }

    /// What the author wrote. Each line keeps its number.
    package static func own(_ markdown: String) -> String {
        guard markdown.utf8.contains(UInt8(ascii: "<")), markdown.contains("<!-- ") else { return markdown }
        return PageText.of(markdown).own.joined(separator: "\n")
    }

    /// The author's lines alone. A part goes with the empty line below it.
    package var ownLines: [String] {
        var own = lines.map(String.init)
        for placed in parts.reversed() {
            let hasGap = placed.lines.upperBound < lines.count && lines[placed.lines.upperBound].isEmpty
            own.removeSubrange(placed.lines.lowerBound..<(placed.lines.upperBound + (hasGap ? 1 : 0)))
        }
        return own
    }
}
