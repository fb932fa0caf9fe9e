import Terminal

/// The speaker's page: a head that stays, and a body that scrolls where it has no room.
struct SpeakerPage {
    let state: SpeakerState
    let page: Page
    /// What the step on the projector prints and draws, and its variant, where that is known before it runs.
    let runs: [[StyledLine]]
    /// Where the projector is, and the minutes.
    private(set) var head: [StyledLine] = []
    /// What belongs to the step on the projector, the most important first.
    private(set) var body: [StyledLine] = []

    init(state: SpeakerState, page: Page, runs: [[StyledLine]] = []) {
        (self.state, self.page, self.runs) = (state, page, runs)
        switch state.projector {
        case .nothing: (head, body) = (waitingHead, waiting)
        case .walking(let walk): (head, body) = (walkingHead(walk), walking(walk))
        case .over(let walk): (head, body) = (overHead(walk), over(walk))
        }
    }

    var letters: Letters { page.letters }

    /// The whole page, for a pipe.
    var lines: [StyledLine] { head + body }

    /// As much of the page as fits, with a line of keys below it.
    ///
    /// - Parameter top: The first line of the body that is seen.
    func lines(height: Int, from top: Int) -> [StyledLine] {
        let room = height - head.count - 1
        guard room > 0 else { return Array(lines.prefix(height)) }
        let top = min(max(0, top), lastTop(height: height))
        let seen = body[top..<min(body.count, top + room)]
        let blank = [StyledLine](repeating: [], count: room - seen.count)
        return head + seen + blank + [foot(above: top, below: body.count - top - seen.count)]
    }

    /// The last line of the body that can be the first one seen.
    func lastTop(height: Int) -> Int { max(0, body.count - max(0, height - head.count - 1)) }

    /// How much is above and below, what comes next if that is below, and the keys: as many parts as fit.
    private func foot(above: Int, below: Int) -> StyledLine {
        var parts = below > 0 ? ["\(below) more below"] : []
        if above > 0 { parts.append("\(above) above") }
        if below > 0, case .walking = state.projector, let next = state.next { parts.append("next: \(next.title)") }
        if above + below > 0 { parts.append("arrows scroll") }
        parts.append("q quit")
        if let clock = state.clock, clock.all > 0 { parts.append(clock.isFull ? "f brief plan" : "f full plan") }
        let line = lines(of: parts).first ?? []
        return [StyledText(line.cut(to: page.width, mark: letters.more).text, .quiet)]
    }

    /// `parts` with a dot between them, in as many lines as they need. The first part is the most important.
    func lines(of parts: [String], strong: String? = nil) -> [StyledLine] {
        let dot = " \(letters.dot) "
        var lines: [StyledLine] = []
        for part in parts {
            let piece = StyledText(part, part == strong ? .strong : [])
            if let line = lines.last, line.displayWidth + dot.displayWidth + part.displayWidth < page.width {
                lines[lines.count - 1] = line + [StyledText(dot, .quiet), piece]
            } else {
                lines.append([" ", piece])
            }
        }
        return lines
    }
}
