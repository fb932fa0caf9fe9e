import LessonKit
import Terminal

/// A terminal that can neither erase nor move: what is new is printed below what was there.
struct LineDisplay: WatchDisplay {
    let ink: Ink
    let write: (String) -> Void
    private var page: [String] = []
    private var sections: [WatchBody.Section] = []
    private var said: [String] = []

    init(_ ink: Ink, write: @escaping (String) -> Void) { (self.ink, self.write) = (ink, write) }

    mutating func show(_ state: WatchState) {
        let drawing = WatchDrawing(state, ink)
        let page = ["\(state.view)", drawing.name]
        let isOther = page != self.page
        var lines: [String] = isOther ? ["", drawing.name] : []
        for section in drawing.sections where isOther || !sections.contains(section) { lines += [""] + section.lines }
        let said = drawing.said
        if isOther || said != self.said || !lines.isEmpty {
            lines += [""] + said
            if state.work == nil || isOther { lines.append(drawing.prompt) }
        }
        (self.page, sections, self.said) = (page, drawing.sections, said)
        for line in lines { write(drawing.finished(line)) }
    }
}
