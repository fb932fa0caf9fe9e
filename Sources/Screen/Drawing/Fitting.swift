import Terminal

extension String {
    /// The beginning that fits, with a mark if that is not all.
    func cut(toWidth width: Int, _ marks: Marks) -> String {
        guard displayWidth > width else { return self }
        var text = ""
        var used = marks.more.displayWidth
        for character in self {
            used += character.displayWidth
            if used > width { break }
            text.append(character)
        }
        return text + (used == marks.more.displayWidth ? "" : marks.more)
    }

    /// The end that fits, with a mark if that is not all.
    func tail(ofWidth width: Int, _ marks: Marks) -> String {
        guard displayWidth > width else { return self }
        var used = marks.more.displayWidth
        var start = endIndex
        while start > startIndex {
            let before = index(before: start)
            used += self[before].displayWidth
            if used > width { break }
            start = before
        }
        return marks.more + self[start...]
    }

    /// With spaces behind it, up to `width` columns.
    func padded(toWidth width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }
}
