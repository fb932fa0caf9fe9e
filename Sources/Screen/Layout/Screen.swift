import Streams

/// A form in a terminal: a title, and rows of controls below it.
///
///     let number = TextField("Number")
///     let result = Label()
///     let send = Button("Send")
///     let screen = Screen("Is it a number?", [number], [result], [send])
///
/// It can be played with real keys, or without a terminal by a script of them:
///
///     screen.type("12a")
///     screen.press(.backspace, .tab)
///     screen.frame(width: 40).forEach { print($0) }
///
/// It keeps its controls. Like them it belongs to the main queue.
public final class Screen: @unchecked Sendable {
    /// What stands above the rows.
    public let title: String
    let rows: [[Control]]
    /// All of them, in the order in which Tab visits them.
    let controls: [Control]
    private let focus = Locked<Int?>(nil)

    /// A screen of controls, those of a row beside each other.
    ///
    /// - Parameters:
    ///   - title: What stands above them.
    ///   - rows: The rows, from the top. What does not fit into the width goes on below.
    public init(_ title: String, _ rows: [Control]...) {
        self.title = title
        self.rows = rows
        controls = rows.flatMap { $0 }
    }
}

// MARK: Focus

extension Screen {
    /// The control that the keys go to.
    ///
    /// At first it is the first that can have it. A control that is disabled while it has the focus keeps it and hears nothing, so
    /// that the next key does not go to another by mistake; one that is hidden gives it to the next.
    var focused: Control? {
        let index = focus.withLock { $0 }
        if let index, controls[index].isShown { return controls[index] }
        return moveFocus(by: 1)
    }

    /// Gives the focus to the next control that can have it, or to the one before.
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
