import LessonKit
import Terminal

/// A terminal that can neither erase nor move: what is new is printed below what was there.
struct LineDisplay: WatchDisplay {
    private let paint: Paint
    private let write: (String) -> Void
    private var page: [String] = []
    private var sections: [WatchDrawing.Section] = []
    private var status: [StyledLine] = []

    init(_ paint: Paint, write: @escaping (String) -> Void) { (self.paint, self.write) = (paint, write) }

    mutating func show(_ state: WatchState) {
        let drawing = WatchDrawing(state, paint)
        let page = ["\(state.view)", drawing.name]
        let isOther = page != self.page
        var lines: [StyledLine] = isOther ? [[], [StyledText(drawing.name)]] : []
        for section in drawing.sections where isOther || !sections.contains(section) { lines += [[]] + section.lines }
        let status = drawing.status
        if isOther || status != self.status || !lines.isEmpty {
            lines += [[]] + status
            if state.work == nil || isOther { lines.append(drawing.prompt) }
        }
        (self.page, sections, self.status) = (page, drawing.sections, status)
        for line in lines { write(paint.text(of: drawing.cut(line))) }
    }
}
