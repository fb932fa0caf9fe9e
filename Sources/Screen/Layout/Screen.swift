import Streams

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
/// A screen holds its controls. Like them it belongs to the main queue.
public final class Screen: @unchecked Sendable {
    /// The title above the rows.
    public let title: String
    let rows: [[Control]]
    /// All of them, in the order in which Tab visits them.
    let controls: [Control]
    private let focus = Locked<Int?>(nil)

    /// A screen of rows. The controls of a row stand beside each other.
    ///
    /// - Parameters:
    ///   - title: The title above the rows.
    ///   - rows: The rows, from the top. A control that does not fit into the width stands below the others of its row.
    public init(_ title: String, _ rows: [Control]...) {
        self.title = title
        self.rows = rows
        controls = rows.flatMap { $0 }
    }
}

// MARK: Focus

extension Screen {
    /// The control that gets the keys.
    ///
    /// At the beginning this is the first control that can have the focus. A control that is disabled keeps the focus and ignores
    /// keys, so that the next key does not go to another control by mistake. A control that is hidden loses it to the next.
    var focused: Control? {
        let index = focus.withLock { $0 }
        if let index, controls[index].isShown { return controls[index] }
        return moveFocus(by: 1)
    }

    /// Moves the focus to the next control that can have it, or to the one before.
    @discardableResult func moveFocus(by step: Int) -> Control? {
        let start = focus.withLock { $0 } ?? (step > 0 ? -1 : controls.count)
        for distance in 1...max(1, controls.count) {
            guard !controls.isEmpty else { return nil }
            let index = (start + distance * step + controls.count * 2) % controls.count
            if controls[index].canHaveFocus {
                focus.withLock { $0 = index }
                return controls[index]
            }
        }
        return nil
    }
}
