import Streams

extension Screen {
    /// How a screen leaves the terminal.
    public enum Departure: Sendable {
        /// Another screen comes above it. It comes back when that one goes.
        case covered
        /// It leaves its stack for good.
        case popped
    }

    /// Says that the screen will leave the terminal, first to the screen itself.
    final func depart(_ departure: Departure) {
        viewWillDisappear(departure)
        departures.onNext(departure)
    }
}

extension Reactive where Base: Screen {
    /// Each time that the screen is about to leave the terminal, and how.
    ///
    ///     photos.rx.viewWillDisappear.filter { $0 == .popped }
    ///
    /// It completes when the screen is freed, and never fails. UIKit's hook has this name; RxCocoa leaves the event to
    /// extensions.
    public var viewWillDisappear: ControlEvent<Screen.Departure> { ControlEvent(events: base.departures) }
}
