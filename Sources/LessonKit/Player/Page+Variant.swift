import Terminal

extension Page {
    /// The words and the code of a step's variant, and what to predict, with an empty line before each.
    ///
    /// The code is whole where all of it fits into `room` lines. Elsewhere it is only what differs from the step's own code, which
    /// the reader knows.
    func variantBeat(of entry: LessonScript.Entry, room: Int?) -> [StyledLine] {
        let question = question(entry.text.part?.question)
        let whole = parts([prose(entry.text.variant), swift(entry.variant), question])
        guard let room, whole.count > room else { return whole }
        return parts([prose(entry.text.variant), swift(changes(in: entry.variant, since: entry.code)), question])
    }

    /// The lines that are not in `before`. A mark stands for two or more others that follow one another.
    func changes(in lines: [String], since before: [String]) -> [String] {
        excerpt(of: lines, since: before).map(\.line)
    }

    /// The same, and whether each line is not in `before`.
    func excerpt(of lines: [String], since before: [String]) -> [(line: String, isChanged: Bool)] {
        let isChanged = isChanged(in: lines, since: before)
        var shown: [(line: String, isChanged: Bool)] = []
        var index = 0
        while index < lines.count {
            let end = (index..<lines.count).first { isChanged[$0] != isChanged[index] } ?? lines.count
            let margin = String(lines[index].prefix { $0 == " " })
            let isShown = isChanged[index] || end == index + 1
            shown += (isShown ? Array(lines[index..<end]) : [margin + letters.more]).map { ($0, isChanged[index]) }
            index = end
        }
        return shown
    }

    /// Whether each line is not in `before`.
    func isNew<Line: Equatable>(in lines: [Line], since before: [Line]) -> [Bool] {
        var isNew = Array(repeating: false, count: lines.count)
        for case .insert(let offset, _, _) in lines.difference(from: before) { isNew[offset] = true }
        return isNew
    }

    /// Whether each line is not in `before`, or stands where one was taken away.
    func isChanged(in lines: [String], since before: [String]) -> [Bool] {
        var isChanged = isNew(in: lines, since: before)
        for place in Self.gaps(in: lines.difference(from: before))
        where !(isChanged[safe: place - 1] || isChanged[safe: place]) {
            // Something was taken away here, and nothing else shows the place.
            for line in [place - 1, place] where lines.indices.contains(line) { isChanged[line] = true }
        }
        return isChanged
    }

    /// Where something was removed, as places in the new lines.
    private static func gaps(in difference: CollectionDifference<String>) -> Set<Int> {
        let inserted = difference.insertions.map(\.offset)
        return Set(
            difference.removals.enumerated().map { count, removal in
                // The lines before it that are still there, and then each new line that comes before it.
                inserted.reduce(removal.offset - count) { place, new in new < place ? place + 1 : place }
            })
    }
}

extension CollectionDifference.Change {
    /// The place in the old lines of a removal, in the new ones of an insertion.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension [Bool] {
    fileprivate subscript(safe index: Int) -> Bool { indices.contains(index) && self[index] }
}
