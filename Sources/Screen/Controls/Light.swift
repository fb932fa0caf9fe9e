import Marbles
import Terminal

/// A lamp: it shows its background colour.
///
///     isNumber.map { $0 ? Color.systemGreen : .systemRed }.drive(light.rx.backgroundColor)
///
/// It is drawn as `● green`, and without a colour as `○ off`.
public final class Light: Control, @unchecked Sendable {
    private let caption: String

    /// A lamp that is off.
    ///
    /// - Parameter caption: What it is about, in front of it.
    public init(_ caption: String = "") { self.caption = caption }

    override var shortText: String { caption }
    override var saysItsColor: Bool { true }

    override func draw(with pen: Pen) -> Drawing {
        let lamp = Piece(pen.marks.lamp(isOn: color != nil), Style(foreground: color))
        let words = Piece(" " + (color?.word ?? "off"), Style(isFaint: !isUsable))
        let name = caption.drawable.cut(
            toWidth: pen.width - lamp.text.displayWidth - words.text.displayWidth - 1, pen.marks)
        return Drawing([(name.isEmpty ? [] : [Piece(name + " ")]) + [lamp, words]])
    }
}
