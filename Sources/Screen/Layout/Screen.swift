import Streams
import Terminal

/// A form in a terminal: a title, and rows of controls below it.
///
///     let number = TextField("Number")
///     let result = Label()
///     let send = Button("Send")
///     let screen = Screen("Is it a number?", [number], [result], [send])
///
/// A person plays it with real keys. A script plays it without a terminal:
///
///     screen.type("12a")
///     screen.press(.backspace, .tab)
///     screen.frame(width: 40).forEach { print($0) }
///
/// A screen holds its controls. Like them it belongs to the main queue. A screen with work of its own is a subclass:
///
///     final class PhotosScreen: Screen {
///         private let list = ListView()
///         init() { super.init("Photos", [list]) }
///     }
///
/// In UIKit this is a `UIViewController` and its view.
open class Screen: ReactiveCompatible {
    private let name: Visible<String>
    let place = StackPlace()
    let focus = Locked<Int?>(nil)
    let presented = Locked<[Alert]>([])
    let departures = PublishSubject<Departure>()
    let hasQuit = Locked(false)
    let rows: [[Control]]
    /// All of them, in the order in which Tab visits them.
    let controls: [Control]

    /// A screen of rows. The controls of a row stand beside each other.
    ///
    /// - Parameters:
    ///   - title: The title above the rows.
    ///   - rows: The rows, from the top. A control that does not fit into the width stands below the others of its row.
    public init(_ title: String, _ rows: [Control]...) {
        name = Visible("title", title)
        self.rows = rows
        controls = rows.flatMap { $0 }
    }

    /// The same for rows that are made elsewhere.
    public init(_ title: String, rows: [[Control]]) {
        name = Visible("title", title)
        self.rows = rows
        controls = rows.flatMap { $0 }
    }

    deinit { endOnMain(departures) }

    /// The title above the rows. `screen.rx.title` is a binder to it.
    public final var title: String {
        get { name.read(of: self) }
        set { name.set(newValue, of: self) }
    }

    /// Called before the screen leaves the terminal: another screen covers it, or it is popped from its stack for good.
    ///
    /// A covered screen comes back. So do not end there what has to go on after that:
    ///
    ///     override func viewWillDisappear(_ departure: Departure) {
    ///         if departure == .popped { selected.onCompleted() }
    ///     }
    ///
    /// It does nothing here. Called on the main queue. In UIKit `isMovingFromParent` makes the difference.
    open func viewWillDisappear(_ departure: Departure) {}

    /// Called before Esc ends the program, on the last screen of a stack or on a screen alone. If it returns false, the program goes on.
    ///
    ///     override func shouldQuit() -> Bool {
    ///         if isSaved { return true }
    ///         present(question)
    ///         return false
    ///     }
    ///
    /// It returns true here. Called on the main queue. An app in UIKit does not quit itself.
    open func shouldQuit() -> Bool { true }

    /// Ends the program that plays the screen, without asking.
    public final func quit() { (stack ?? self).hasQuit.withLock { $0 = true } }

    // MARK: For the player

    /// The title for drawing.
    var heading: String { name.value }

    /// The alert that stands above it now.
    var alert: Alert? { presented.withLock { $0.first } }

    /// What Esc does.
    var escape: Escape { alert.map(Escape.init) ?? .quit }

    /// Whether the focus is in a list with rows, where the arrows up and down go from row to row.
    var isInRows: Bool { alert == nil && ((focused as? ListView)?.rows.count ?? 0) > 0 }

    /// Whether something on it can use keys: a control or an alert.
    var isForKeys: Bool { alert != nil || controls.contains(where: \.canHaveFocus) }

    /// Handles a key that is not for an alert.
    func handle(_ key: Key) { passToControls(key) }

    /// Scrolls the list that has the focus, or the first one, by so many rows.
    func scroll(by rows: Int) {
        let list = focused as? ListView ?? controls.lazy.compactMap { $0 as? ListView }.first
        if alert == nil { list?.scroll(by: rows) }
    }

    /// Goes back one screen. False if there is none to go back to, and the screen lets the program end.
    func goBack() -> Bool { !shouldQuit() }

    /// The title and the rows.
    ///
    /// - Parameters:
    ///   - canvas: The means to draw with. Its focus is the screen's.
    ///   - back: The title of the screen below.
    func body(with canvas: Pen, back: String?) -> Drawing { rowsDrawn(with: canvas, back: back) }
}

extension Screen: ScreenPart {
    var kind: String { "\(Swift.type(of: self))" }
    var description: String { "the screen \"\(heading.drawable)\"" }
}
