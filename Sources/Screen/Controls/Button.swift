import Streams
import Terminal

/// Something to press.
///
///     save.rx.tap.subscribe(onNext: { … })
///
/// Enter and Space tap it while it has the focus and is enabled.
public final class Button: Control, @unchecked Sendable {
    private let shown: Visible<String?>
    fileprivate let taps = PublishSubject<Void>()

    /// A button that says `title`.
    public init(_ title: String? = nil) { shown = Visible("title", title) }

    deinit { endOnMain(taps) }

    /// What it says.
    public var title: String? {
        get { shown.read(of: self) }
        set { shown.set(newValue, of: self) }
    }

    override var shortText: String { shown.value?.drawable ?? "" }
    override var takesKeys: Bool { true }

    override func hear(_ key: Screen.Key) -> Heard {
        guard key == .enter || key == .character(" ") else { return .unused }
        taps.onNext(())
        return .used
    }

    override func draw(with pen: Pen) -> Drawing {
        let style = Style(background: color, isFaint: !isUsable, isStrong: pen.hasFocus)
        var drawing = Drawing([[Piece("[ \(shortText.cut(toWidth: pen.width - 4, pen.marks)) ]", style)]])
        drawing.caret = Drawing.Place(line: 0, column: 2)
        return drawing
    }
}

extension Reactive where Base: Button {
    /// The taps on it. They end when the button goes, and never fail.
    ///
    /// Source: RxCocoa, `tap`.
    public var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
}
