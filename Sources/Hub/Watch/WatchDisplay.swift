import LessonKit
import Terminal

/// What shows the loop to a learner.
protocol WatchDisplay {
    /// Shows the state.
    mutating func show(_ state: WatchState)
}

/// A terminal's second page, drawn in place.
struct PageDisplay: WatchDisplay {
    private let paint: Paint
    private var page: FullPage
    private var size: PageSize?

    init(_ paint: Paint) { (self.paint, page) = (paint, FullPage(paint)) }

    mutating func show(_ state: WatchState) {
        if KeyboardMode.takeResumption() || state.size != size { page.forget() }
        size = state.size
        page.show(WatchDrawing(state, paint).lines)
    }
}
