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
    /// - Parameter caption: The words before it.
    public init(_ caption: String = "") { self.caption = caption }

    override var shortText: String { caption }
    override var namesItsColor: Bool { true }

    override func draw(with pen: Pen) -> Drawing {
        var lamp = StyledText(pen.letters.lamp(isOn: color != nil))
        lamp.style.foreground = color?.hue
        let words = StyledText(" " + (color?.word ?? "off"), isUsable ? [] : .quiet)
        let room = pen.width - [lamp, words].displayWidth - 1
        let name = caption.drawable.cut(to: room, mark: pen.letters.more)
        return Drawing([(name.isEmpty ? [] : [StyledText(name + " ")]) + [lamp, words]])
    }
}
