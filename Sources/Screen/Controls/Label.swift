import Terminal

/// A text to read.
///
///     isNumber.map { $0 ? "Ok" : "Error" }.drive(label.rx.text)
public final class Label: Control, @unchecked Sendable {
    private let shown: Visible<String?>

    /// A label that shows `text`.
    public init(_ text: String? = nil) { shown = Visible("text", text) }

    /// The text that it shows. A text that is too long goes on in the next line.
    public var text: String? {
        get { shown.read(of: self) }
        set { shown.set(newValue, of: self) }
    }

    override var shortText: String { shown.value?.drawable ?? "" }

    override func draw(with pen: Pen) -> Drawing {
        let lines = (shown.value ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return Drawing(
            lines.flatMap { String($0).drawable.folded(width: pen.width) }.map { [StyledText($0, style)] })
    }
}
