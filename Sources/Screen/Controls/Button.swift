import Streams
import Terminal

/// A button to press.
///
///     save.rx.tap.subscribe(onNext: { … })
///
/// Enter and Space tap it while it has the focus and is enabled.
public final class Button: Control, @unchecked Sendable {
    private let shown: Visible<String?>
    fileprivate let taps = PublishSubject<Void>()

    /// A button with `title` on it.
    public init(_ title: String? = nil) { shown = Visible("title", title) }

    deinit { endOnMain(taps) }

    /// The text on it.
    public var title: String? {
        get { shown.read(of: self) }
        set { shown.set(newValue, of: self) }
    }

    override var shortText: String { shown.value?.drawable ?? "" }
    override var takesKeys: Bool { true }

    override func handle(_ key: Key) -> KeyResult {
        guard key == .enter || key == .character(" ") else { return .unused }
        if !taps.hasObservers { Button.onVain.value?(shortText) }
        taps.onNext(())
        return .used
    }

    /// Called with the title of a button that somebody presses while nobody is subscribed to its taps. Without a word the user
    /// would take it for broken.
    package static let onVain = Locked<(@Sendable (_ title: String) -> Void)?>(nil)

    override func draw(with pen: Pen) -> Drawing {
        let title = shortText.cut(to: pen.width - 4, mark: pen.letters.more)
        // In a row of a list no word says that it is disabled: it has no frame.
        let (open, close) = isUsable || !pen.isInRow ? ("[ ", " ]") : ("  ", "  ")
        var drawing = Drawing([[StyledText(open + title + close, pen.hasFocus ? style.union(.strong) : style)]])
        drawing.cursor = .init(line: 0, column: 2)
        return drawing
    }
}

extension Reactive where Base: Button {
    /// The taps on it. They complete when the button is freed, and never fail.
    ///
    /// Source: RxCocoa, `tap`.
    public var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
}
