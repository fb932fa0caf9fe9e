import Terminal

/// A text to read.
///
///     isNumber.map { $0 ? "Ok" : "Error" }.drive(label.rx.text)
public final class Label: Control, @unchecked Sendable {
    private let shown: Visible<String?>
    private let alignment: Alignment
    private let columns: Int

    /// Where a short text stands in its place.
    public enum Alignment: Sendable {
        case left
        case right
    }

    /// A label that shows `text`.
    ///
    /// - Parameters:
    ///   - columns: The columns that it takes at least, so that what stands beside it does not move.
    ///   - alignment: Where a shorter text stands in them.
    public init(_ text: String? = nil, columns: Int = 0, alignment: Alignment = .left) {
        shown = Visible("text", text)
        (self.columns, self.alignment) = (columns, alignment)
    }

    /// The text that it shows. A text that is too long goes on in the next line.
    public var text: String? {
        get { shown.read(of: self) }
        set { shown.set(newValue, of: self) }
    }

    override var shortText: String { shown.value?.drawable ?? "" }

    override func draw(with pen: Pen) -> Drawing {
        let text = pen.letters.text(shown.value ?? "")
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return Drawing(
            lines.flatMap { String($0).drawable.folded(width: pen.width) }.map { [StyledText(placed($0), style)] })
    }

    private func placed(_ line: String) -> String {
        alignment == .left ? line.padded(to: columns) : line.paddedLeft(to: columns)
    }
}
