import Streams
import Terminal

/// A line of text that the user can change.
///
///     field.rx.text.orEmpty.map { Double($0) != nil }
///
/// While it has the focus, a character goes to its end and Backspace deletes the last one. A character is what a person sees
/// as one, however many parts it has (`한`, `👨‍👩‍👧`). Enter goes to the next control.
public final class TextField: Control, @unchecked Sendable {
    private let caption: String
    private let placeholder: String
    private let content = Visible("text", "")
    private let edits = PublishSubject<Void>()

    /// An empty field.
    ///
    /// - Parameters:
    ///   - caption: The words before it.
    ///   - placeholder: The words that it shows, in parentheses, while it is empty and does not have the focus.
    public init(_ caption: String = "", placeholder: String = "") {
        self.caption = caption
        self.placeholder = placeholder
    }

    deinit { endOnMain(edits) }

    /// The text in it. Nil becomes the empty text.
    public var text: String? {
        get { content.read(of: self) }
        set { content.set(newValue ?? "", of: self) }
    }

    /// The current text, and then each text that the user changes it to.
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

    override func handle(_ key: Key) -> KeyResult {
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
        let more = pen.letters.more
        let name = caption.isEmpty ? "" : caption.drawable + " "
        let isBeside = name.displayWidth + TextField.narrowest <= pen.width
        let indentation = isBeside ? name.displayWidth : 0
        let room = max(1, min(TextField.widest, pen.width - indentation) - 3)
        let text = content.value.drawable
        let isHint = text.isEmpty && !placeholder.isEmpty && !pen.hasFocus
        let shown =
            isHint ? "(\(placeholder.drawable))".cut(to: room, mark: more) : text.tail(to: room, mark: more)
        // One column stays free after the text, for the cursor.
        let box = StyledText("[\(shown.padded(to: room)) ]", isHint ? style.union(.quiet) : style)
        var drawing = Drawing(
            isBeside ? [[StyledText(name), box]] : [[StyledText(name.cut(to: pen.width, mark: more))], [box]])
        drawing.cursor = .init(
            line: isBeside ? 0 : 1, column: indentation + 1 + (isHint ? 0 : shown.displayWidth))
        return drawing
    }

    private static let narrowest = 12
    private static let widest = 32
}

extension Reactive where Base: TextField {
    /// Its text: first the current text, then each text that the user changes it to. It completes when the field is freed, and
    /// never fails.
    ///
    /// A text that the program sets is not emitted. RxCocoa's property also emits when the user enters or leaves the field; this
    /// one emits only changes.
    ///
    /// Source: RxCocoa, `text`.
    public var text: ControlProperty<String?> {
        ControlProperty(values: base.edited, valueSink: Binder(base) { field, text in field.text = text })
    }
}
