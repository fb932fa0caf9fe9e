import Terminal

/// A page of a room's wall that has a run on it. What the room talks about is on the same screen where it can fit at all.
struct WallPage: Equatable {
    /// What may stand above the run, the fullest first.
    let above: [[StyledLine]]
    /// The output and the picture.
    let run: [StyledLine]
    var picture: [StyledLine] = []
    /// The answer.
    var below: [StyledLine] = []

    /// The lines of the page, and how many of them stay while the others scroll; nil where it fits.
    func laid(in room: Int) -> (lines: [StyledLine], fixed: Int?) {
        for head in above where head.count + run.count + below.count <= room { return (head + run + below, nil) }
        // A title that has no room can be scrolled to.
        if below.isEmpty, run.count <= room { return ((above.last ?? []) + run, nil) }
        let isShort = below.isEmpty || picture.isEmpty || run.count <= room / 2
        let top = isShort ? run : picture
        // The code is worth more beside an answer than the output.
        for head in above where !isShort && head.count + top.count + below.count <= room {
            return (head + top + below, nil)
        }
        // With the empty line that sets it apart.
        return (top + below, below.isEmpty || top.count > room * 2 / 3 ? 0 : top.count + 1)
    }

    /// The fullest lines above the run that leave room for it.
    func head(in room: Int) -> [StyledLine] { above.first { $0.count + run.count <= room } ?? [] }
}

extension Player {
    /// The lines of a page on the wall, with an empty one and a prompt below them; nil where no page begins at the top.
    var wall: Int? { options.room ? console.drawableLines.map { $0 - 2 } : nil }

    /// The page of a step, or of its variant, with its run.
    func wallPage(_ place: WalkPlace, _ run: [StyledLine], picture: [StyledLine] = [], below: [StyledLine] = [])
        -> WallPage
    {
        let entry = script.entries[place.index]
        let heading = heading(at: place)
        func parts(_ blocks: [StyledLine]...) -> [StyledLine] { heading + page.parts(blocks) }
        var above: [[StyledLine]]
        if let changed = changed[place] {
            let before = delivered(at: place)
            let code = page.marked(changed.code, since: before)
            let short = page.markedChanges(in: changed.code, since: before)
            above = [changedPage(place), parts(code), code, parts(short), short]
        } else {
            let asked = page.question(place.isVariant ? entry.text.part?.question : entry.text.questions.first)
            let code = page.swift(delivered(at: place))
            let short = place.isVariant ? page.swift(page.changes(in: entry.variant, since: entry.code)) : code
            // The answer has the options in its own words.
            let whole = question(at: place)
            above = [whole, Array(whole.drop(while: \.isEmpty))] + (below.isEmpty ? [parts(code, asked)] : [])
            above += [parts(code), code, code.filter { !$0.isEmpty }, short]
        }
        return WallPage(above: above + [heading], run: run, picture: picture, below: below)
    }

    /// Clears the wall for a run that comes, if what it has leaves no room.
    mutating func clear(for page: WallPage) {
        guard let wall else { return }
        let head = page.head(in: wall)
        guard shown != head else { return }
        beginPage()
        write(head)
    }

    /// Shows a page from its top, as far as it fits.
    mutating func present(_ page: WallPage) {
        guard let wall else { return }
        let (lines, fixed) = page.laid(in: wall)
        guard lines != shown else { return }
        beginPage()
        (shown, self.fixed) = (lines, fixed)
        for line in lines.prefix(fixed == nil ? lines.count : wall) { console.write(painted(line)) }
    }

    /// The page of a run with all that stands above it: its question, or its code as it was changed.
    func whole(at place: WalkPlace) -> [StyledLine]? {
        guard wall != nil, fixed == nil, script.entries.indices.contains(place.index), let run = seen(at: place) else {
            return nil
        }
        return wallPage(place, run).above.first.map { $0 + run }
    }

    /// The key that shows the rest of a page that is taller than the wall, or that `whole` has.
    func hidden(of whole: [StyledLine]?) -> (key: String, meaning: String)? {
        let isWhole = whole?.drop(while: \.isEmpty).count ?? 0 <= shown.drop(while: \.isEmpty).count
        if let wall, !isWhole, shown.count <= wall { return ("Up", "all of it") }
        let lines = shown.drop { fixed == nil && $0.isEmpty }
        guard let wall, lines.count > wall else { return nil }
        let count = lines.count - wall
        let words = count == 1 ? "1 line" : "\(count) lines"
        return fixed == nil ? ("Up", "\(words) above") : ("Down", "\(words) below")
    }
}
