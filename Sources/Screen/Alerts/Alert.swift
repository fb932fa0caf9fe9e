import Streams
import Terminal

/// A message that stands above a screen and waits for an answer.
///
///     let alert = Alert(title: "No order", message: "Nothing is selected.")
///     alert.addAction("Close") { print("closed") }
///     screen.present(alert)
///
/// While it stands, it gets all keys. The action that the user chooses dismisses it, and then its handler is called. The program
/// can dismiss it as well. It belongs to the main queue.
///
/// In UIKit this is a `UIAlertController`.
public final class Alert {
    private let title: String
    private let message: String?
    private var actions: [Action] = []
    private var form: Screen?
    private weak var presenter: Screen?

    /// How an action looks at the keyboard.
    public enum Style: Sendable {
        /// Nothing special.
        case `default`
        /// Esc chooses it.
        case cancel
    }

    private struct Action {
        let button: Button
        let style: Style
        let handler: (() -> Void)?
    }

    /// An alert without actions.
    public init(title: String, message: String? = nil) {
        self.title = title
        self.message = message
    }

    /// Adds a button.
    ///
    /// - Parameters:
    ///   - title: The text on the button.
    ///   - style: With `.cancel`, Esc chooses this action. An alert's only action needs no style for that.
    ///   - handler: Called after the user has chosen it and the alert has gone, on the main queue.
    public func addAction(_ title: String, style: Style = .default, handler: (() -> Void)? = nil) {
        MainQueue.expect(.used, of: "addAction", on: self)
        actions.append(Action(button: Button(title), style: style, handler: handler))
        form = nil
    }

    /// Takes the alert away, or out of the alerts that wait. No handler is called. Does nothing if it does not stand or wait.
    public func dismiss() {
        MainQueue.expect(.used, of: "dismiss", on: self)
        leave()
    }

    // MARK: For the screen

    /// Whether it stands on a screen or waits there.
    var isPresented: Bool { presenter != nil }

    func stand(on screen: Screen) { presenter = screen }

    /// Whether Esc closes it.
    var canBeClosed: Bool { cancel != nil }

    private var cancel: Action? { actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions[0] : nil) }

    func press(_ key: Key) {
        if key == .escape { return cancel.map(choose) ?? () }
        let isChoice = key == .enter || key == .character(" ")
        let form = currentForm
        if isChoice, let action = actions.first(where: { $0.button === form.focused }) { return choose(action) }
        form.handle(key)
    }

    private func choose(_ action: Action) {
        leave()
        action.handler?()
    }

    private func leave() {
        // Released outside the lock.
        _ = presenter?.presented.withLock { alerts -> [Alert] in
            let leaving = alerts.filter { $0 === self }
            alerts.removeAll { $0 === self }
            return leaving
        }
        presenter = nil
    }

    private var currentForm: Screen {
        if let form { return form }
        let form = Screen(title, rows: [message.map { [Label($0)] } ?? [], actions.map(\.button)])
        self.form = form
        return form
    }

    /// The message and the actions in a box.
    func drawn(with pen: Pen) -> Drawing {
        let letters = pen.letters
        var inner = pen
        inner.width = max(10, pen.width - Screen.margin - 4)
        let form = currentForm.body(with: inner, back: nil)
        let side = StyledText(letters.bar, .strong)
        let width = form.width + Screen.margin
        func edge(_ corners: ArraySlice<String>) -> Drawing {
            let line = String(repeating: letters.line, count: width)
            return Drawing([[.spaces(Screen.margin), StyledText(corners.first! + line + corners.last!, .strong)]])
        }
        var body = Drawing(form.lines.map { _ in [.spaces(Screen.margin), side] })
        body.put(form, at: Screen.margin + 1)
        body.lines = body.lines.map { $0.padded(to: Screen.margin + 1 + width) + [side] }
        var drawing = edge(letters.corners[..<2])
        drawing.put(below: body)
        drawing.put(below: edge(letters.corners[2...]))
        // Without a button the alert has to be seen as well, if the screen is long.
        if drawing.cursor == nil { drawing.cursor = .init(line: drawing.lines.count - 1, column: Screen.margin) }
        return drawing
    }
}

extension Alert: ScreenPart {
    var kind: String { "Alert" }
    var description: String { "the alert \"\(title.drawable)\"" }
}
