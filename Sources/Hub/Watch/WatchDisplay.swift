import LessonKit
import Screen
import Terminal

/// What shows the loop to a learner.
protocol WatchDisplay {
    /// Shows the state.
    mutating func show(_ state: WatchState)
}

/// A terminal's second page, drawn in place.
struct PageDisplay: WatchDisplay {
    let ink: Ink
    private var page = FullPage()
    private var size: WatchSize?

    init(_ ink: Ink) { self.ink = ink }

    mutating func show(_ state: WatchState) {
        if KeyboardMode.takeResumption() || state.size != size { page.forget() }
        size = state.size
        page.show(WatchDrawing(state, ink).lines.map(ink.written))
    }
}
