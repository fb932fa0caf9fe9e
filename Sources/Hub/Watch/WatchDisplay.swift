import LessonKit
import Screen
import Terminal

/// Where a learner sees the loop.
protocol WatchDisplay {
    /// Shows how things stand.
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
        page.show(WatchDrawing(state, ink).lines)
    }
}
