import Streams
import Terminal

/// A picture on a screen, with a caption below.
///
///     let preview = ImageView(columns: 36, lines: 12, caption: "Collage")
///     collage.drive(preview.rx.image)
///
/// In colours a character is two pixels, `▀`: 48 columns and 16 lines show 48 x 32 pixels. Without colours, shades show how bright the
/// picture is: `░▒▓█`, in ASCII `.:-=+*#%@`. The picture keeps its shape. On a narrow screen it is smaller.
///
/// Shades and colours do not say enough: let a caption or a label say what the picture shows.
public final class ImageView: Control, @unchecked Sendable {
    private let columns: Int
    private let lines: Int
    private let placeholder: String
    private let shown: Visible<Image?>
    private let words: Visible<String?>
    private let drawing = Locked<Drawn?>(nil)

    /// The last drawing. A screen is drawn ten times a second, and its pictures seldom change.
    private struct Drawn {
        var image: Image
        var columns: Int
        var letters: Letters
        var lines: [StyledLine]
    }

    /// A place for a picture. It has the same size with and without a picture.
    ///
    /// - Parameters:
    ///   - image: The picture at the beginning.
    ///   - columns: The width of the place, in characters.
    ///   - lines: The height of the place, without the caption.
    ///   - caption: The words below.
    ///   - placeholder: The words that stand there, in parentheses, while there is no picture.
    public init(
        _ image: Image? = nil, columns: Int = 24, lines: Int = 8, caption: String? = nil,
        placeholder: String = "no image"
    ) {
        self.columns = max(2, columns)
        self.lines = max(1, lines)
        self.placeholder = placeholder
        shown = Visible("image", image)
        words = Visible("caption", caption)
    }

    /// The picture.
    public var image: Image? {
        get { shown.read(of: self) }
        set { shown.set(newValue, of: self) }
    }

    /// The words below the picture.
    public var caption: String? {
        get { words.read(of: self) }
        set { words.set(newValue, of: self) }
    }

    override var shortText: String { words.value?.drawable ?? "" }

    override func draw(with pen: Pen) -> Drawing {
        let width = min(columns, pen.width)
        let picture =
            shown.value.map { lines(of: $0, columns: width, letters: pen.letters) } ?? hint(columns: width, pen)
        let above = (lines - picture.count) / 2
        var place = [StyledLine](repeating: [], count: above) + picture
        place += [StyledLine](repeating: [], count: max(0, lines - place.count))
        var drawing = Drawing(place.map { $0.indented(by: (width - $0.displayWidth) / 2).padded(to: width) })
        if !shortText.isEmpty {
            drawing.put(below: Drawing(shortText.folded(width: width).map { [StyledText($0, style)] }))
        }
        return drawing
    }

    private func hint(columns: Int, _ pen: Pen) -> [StyledLine] {
        placeholder.isEmpty
            ? [] : [[StyledText("(\(placeholder.drawable))".cut(to: columns, mark: pen.letters.more), .quiet)]]
    }

    private func lines(of image: Image, columns: Int, letters: Letters) -> [StyledLine] {
        drawing.withLock { last in
            if let last, last.image == image, last.columns == columns, last.letters == letters { return last.lines }
            let drawn = image.drawn(columns: columns, lines: lines, letters: letters)
            last = Drawn(image: image, columns: columns, letters: letters, lines: drawn)
            return drawn
        }
    }
}

extension Reactive where Base: ImageView {
    /// Puts each picture into the view, on the main queue. Nil leaves the place empty.
    ///
    ///     images.map { Image.collage($0, width: 96, height: 64) }.bind(to: view.rx.image)
    ///
    /// Source: RxCocoa, `UIImageView.rx.image`.
    public var image: Binder<Image?> { Binder(base) { view, image in view.image = image } }
}
