import Streams

/// Something on a screen: what all fields, labels, buttons and lights have.
///
///     isValid.bind(to: button.rx.isEnabled)
///
/// Controls belong to the main queue. To read or set one of these properties elsewhere is a mistake, which is reported; the
/// program goes on.
public class Control: ReactiveCompatible, @unchecked Sendable {
    private let enabled = Visible("isEnabled", true)
    private let hidden = Visible("isHidden", false)
    private let background = Visible<Color?>("backgroundColor", nil)

    init() {}

    /// Whether the user can do something with it.
    public var isEnabled: Bool {
        get { enabled.read(of: self) }
        set { enabled.set(newValue, of: self) }
    }

    /// Whether it is left out of the screen. What stands below moves up.
    public var isHidden: Bool {
        get { hidden.read(of: self) }
        set { hidden.set(newValue, of: self) }
    }

    /// The colour behind it, which is said in a word as well.
    public var backgroundColor: Color? {
        get { background.read(of: self) }
        set { background.set(newValue, of: self) }
    }

    // MARK: For the screen

    /// The name of its type.
    var kind: String { "\(type(of: self))" }

    /// What it is called by a person: "the label "Ok"".
    var description: String {
        let text = shortText
        return "the \(kind.lowercased())" + (text.isEmpty ? "" : " \"\(text)\"")
    }

    /// What tells it from others of its kind.
    var shortText: String { "" }

    /// Whether it has anything to do with keys.
    var takesKeys: Bool { false }

    /// Whether it can be given the focus.
    final var canHaveFocus: Bool { takesKeys && isShown && isUsable }

    final var isShown: Bool { !hidden.value }
    final var isUsable: Bool { enabled.value }
    final var color: Color? { background.value }

    /// Does what a key asks for. Called on the main queue, only while it is shown and usable.
    func hear(_ key: Screen.Key) -> Heard { .unused }

    /// What a key has led to.
    enum Heard {
        /// The control has done something with it.
        case used
        /// It means nothing here.
        case unused
        /// The user is done here, and goes on to the next.
        case done
    }

    /// How it looks, but for what is said of every control.
    func draw(with pen: Pen) -> Drawing { Drawing() }

    /// How it looks.
    final func drawn(with pen: Pen) -> Drawing {
        var drawing = draw(with: pen)
        let words = [saysItsColor ? nil : color?.word, isUsable ? nil : "disabled"].compactMap { $0 }
        if !words.isEmpty {
            drawing.append(Piece("(\(words.joined(separator: ", ")))", .faint), after: 1, width: pen.width)
        }
        return drawing
    }

    /// Whether its colour can be told from `draw` alone, without colours.
    var saysItsColor: Bool { false }
}
