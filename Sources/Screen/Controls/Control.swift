import Streams
import Terminal

/// A part of a screen. Fields, labels, buttons, lights and lists are controls.
///
///     isValid.bind(to: button.rx.isEnabled)
///
/// Controls belong to the main queue. If another queue reads or sets one of these properties, that is reported as a mistake, and
/// the program goes on.
public class Control: ReactiveCompatible, ScreenPart, @unchecked Sendable {
    private let enabled = Visible("isEnabled", true)
    private let hidden = Visible("isHidden", false)
    private let background = Visible<Color?>("backgroundColor", nil)

    init() {}

    /// Whether the user can do something with it.
    public var isEnabled: Bool {
        get { enabled.read(of: self) }
        set { enabled.set(newValue, of: self) }
    }

    /// Whether it is left out of the screen. The rows below move up.
    public var isHidden: Bool {
        get { hidden.read(of: self) }
        set { hidden.set(newValue, of: self) }
    }

    /// The colour behind it. A word beside the control names it.
    public var backgroundColor: Color? {
        get { background.read(of: self) }
        set { background.set(newValue, of: self) }
    }

    // MARK: For the screen

    /// The name of its type.
    var kind: String { "\(type(of: self))" }

    /// Its name for a person: `the label "Ok"`.
    var description: String {
        let text = shortText
        return "the \(kind.lowercased())" + (text.isEmpty ? "" : " \"\(text)\"")
    }

    /// The text that identifies it among controls of its kind.
    var shortText: String { "" }

    /// Whether it marks the place of the focus in its own drawing. It has the screen's margin for that.
    var marksFocus: Bool { false }

    /// Whether it can use keys.
    var takesKeys: Bool { false }

    /// Whether it can get the focus.
    final var canHaveFocus: Bool { takesKeys && isShown && isUsable }

    final var isShown: Bool { !hidden.value }
    final var isUsable: Bool { enabled.value }
    final var color: Color? { background.value }

    /// The style of its text: its colour behind it, and quiet while it is disabled.
    final var style: Style {
        var style: Style = isUsable ? [] : .quiet
        style.background = color?.hue
        return style
    }

    /// Sends it a key. A control that is disabled uses none.
    final func offer(_ key: Key) -> KeyResult { isUsable ? handle(key) : .unused }

    /// Handles a key. Called on the main queue, only while the control is shown and usable.
    func handle(_ key: Key) -> KeyResult { .unused }

    /// What a key did.
    enum KeyResult {
        /// The control used it.
        case used
        /// The key means nothing to the control.
        case unused
        /// The user has finished here. The focus moves to the next control.
        case done
    }

    /// Its drawing, without the words that stand beside every control.
    func draw(with pen: Pen) -> Drawing { Drawing() }

    /// Its drawing, with its colour and its state in words.
    final func drawn(with pen: Pen) -> Drawing {
        var drawing = draw(with: pen)
        let words = [namesItsColor ? nil : color?.word, isUsable || pen.isInRow ? nil : "disabled"].compactMap { $0 }
        if !words.isEmpty {
            drawing.append(StyledText("(\(words.joined(separator: ", ")))", .quiet), after: 1, width: pen.width)
        }
        return drawing
    }

    /// Whether `draw` names its colour already.
    var namesItsColor: Bool { false }
}
