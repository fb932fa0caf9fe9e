import Streams
import Terminal

/// A line of text that the user can change.
///
///     field.rx.text.orEmpty.map { Double($0) != nil }
///
/// While it has the focus, it takes the keys of a line in a shell: characters, the arrows, Home and End, Backspace and Delete, Ctrl-U
/// and Ctrl-W. A character is what a person sees as one, however many parts it has (`한`, `👨‍👩‍👧`). Enter goes to the next
/// control. A text that is pasted goes into it as one change.
public final class TextField: Control, @unchecked Sendable {
    private let caption: String
    private let placeholder: String
    private let content = Visible("text", TypedLine())
    private let secret = Visible("isSecureTextEntry", false)
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
        get { content.read(of: self).text }
        set {
            var line = content.value
            line.text = newValue ?? ""
            content.set(line, of: self)
        }
    }

    /// Whether it shows dots instead of its text, as for a password.
    public var isSecureTextEntry: Bool {
        get { secret.read(of: self) }
        set { secret.set(newValue, of: self) }
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

    override var shortText: String {
        caption.isEmpty && !secret.value ? content.value.text.drawable : caption
    }
    override var takesKeys: Bool { true }

    /// The columns of its caption; 0 where it stands above the field.
    func captionWidth(with pen: Pen) -> Int {
        let width = caption.drawable.displayWidth
        return width + 1 + TextField.narrowest <= min(pen.width - Screen.margin, TextField.widest) ? width : 0
    }

    override func handle(_ key: Key) -> KeyResult {
        if key == .enter { return .done }
        var line = content.value
        // There is nothing to move in, so that the arrows go to the next control.
        let isMove = key == .left || key == .right
        guard !(line.text.isEmpty && isMove), line.press(key) else { return .unused }
        let isChanged = line.text != content.value.text
        content.value = line
        if isChanged { edits.onNext(()) }
        return .used
    }

    /// Moves the cursor to where somebody has clicked, so many columns after it.
    func moveCursor(columns: Int) {
        var line = content.value
        line.moveCursor(columns: columns, isSecret: secret.value)
        content.value = line
    }

    override func draw(with pen: Pen) -> Drawing {
        let more = pen.letters.more
        let name = caption.isEmpty ? "" : caption.drawable.padded(to: pen.captions) + " "
        let isBeside = name.displayWidth + TextField.narrowest <= pen.width
        let indentation = isBeside ? name.displayWidth : 0
        let room = max(1, min(TextField.widest, pen.width - indentation) - 3)
        let line = content.value
        let isHint = line.text.isEmpty && !placeholder.isEmpty && !pen.hasFocus
        let dot = secret.value ? pen.letters.secret : nil
        let hint = ("(\(placeholder.drawable))".cut(to: room, mark: more), 0)
        let (text, column) = isHint ? hint : line.shown(width: room, mark: more, dot: dot)
        // One column stays free after the text, for the cursor.
        let box = StyledText("[\(text.padded(to: room)) ]", isHint ? style.union(.quiet) : style)
        var drawing = Drawing(
            isBeside ? [[StyledText(name), box]] : [[StyledText(name.cut(to: pen.width, mark: more))], [box]])
        drawing.cursor = .init(line: isBeside ? 0 : 1, column: indentation + 1 + column)
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
