import Streams
import Terminal

/// A line of text that the user can change.
///
///     field.rx.text.orEmpty.map { Double($0) != nil }
///
/// While it has the focus, characters go to its end and Backspace takes the last one away: one that is seen as one, however many
/// parts it has (`한`, `👨‍👩‍👧`). Enter goes on to the next control.
public final class TextField: Control, @unchecked Sendable {
    private let caption: String
    private let placeholder: String
    private let content = Visible("text", "")
    private let edits = PublishSubject<Void>()

    /// An empty field.
    ///
    /// - Parameters:
    ///   - caption: What it is about, in front of it.
    ///   - placeholder: What it shows, in parentheses, while it is empty and has not the focus.
    public init(_ caption: String = "", placeholder: String = "") {
        self.caption = caption
        self.placeholder = placeholder
    }

    deinit { endOnMain(edits) }

    /// What stands in it. No text is the empty text.
    public var text: String? {
        get { content.read(of: self) }
        set { content.set(newValue ?? "", of: self) }
    }

    /// The present text, and then each that the user makes of it.
    fileprivate var edited: Observable<String?> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            observer.onNext(text)
            return edits.subscribe(
                onNext: { [weak self] in if let self { observer.onNext(text) } }, onCompleted: observer.onCompleted)
        }
    }

    override var shortText: String { caption.isEmpty ? content.value.drawable : caption }
    override var takesKeys: Bool { true }

    override func hear(_ key: Screen.Key) -> Heard {
        var text = content.value
        switch key {
        case .character(let character): text.append(character)
        case .backspace where text.isEmpty: return .used
        case .backspace: text.removeLast()
        case .enter: return .done
        default: return .unused
        }
        content.value = text
        edits.onNext(())
        return .used
    }

    override func draw(with pen: Pen) -> Drawing {
        let name = caption.isEmpty ? "" : caption.drawable + " "
        let isBeside = name.displayWidth + TextField.narrowest <= pen.width
        let indentation = isBeside ? name.displayWidth : 0
        let room = max(1, min(TextField.widest, pen.width - indentation) - 3)
        let text = content.value.drawable
        let isHint = text.isEmpty && !placeholder.isEmpty && !pen.hasFocus
        let shown =
            isHint ? "(\(placeholder.drawable))".cut(toWidth: room, pen.marks) : text.tail(ofWidth: room, pen.marks)
        // One column stays free behind the text, for the cursor.
        let box = Piece(
            "[\(shown.padded(toWidth: room)) ]", Style(background: color, isFaint: isHint || !isUsable))
        var drawing = Drawing(
            isBeside ? [[Piece(name), box]] : [[Piece(name.cut(toWidth: pen.width, pen.marks))], [box]])
        drawing.caret = Drawing.Place(
            line: isBeside ? 0 : 1, column: indentation + 1 + (isHint ? 0 : shown.displayWidth))
        return drawing
    }

    private static let narrowest = 12
    private static let widest = 32
}

extension Reactive where Base: TextField {
    /// Its text: at once what stands in it, then each text that the user makes of it. It ends when the field goes, and never fails.
    ///
    /// What the program puts in does not come out again. RxCocoa's comes once more when the user enters or leaves the field; this
    /// one comes with changes only.
    ///
    /// Source: RxCocoa, `text`.
    public var text: ControlProperty<String?> {
        ControlProperty(values: base.edited, valueSink: Binder(base) { field, text in field.text = text })
    }
}
