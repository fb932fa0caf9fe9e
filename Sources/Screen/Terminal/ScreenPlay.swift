import Foundation
import Terminal

/// Plays a screen: with real keys in a terminal, otherwise with the keys that come through a pipe.
///
/// It is made and run on the main thread, and serves the main queue until the end.
package struct ScreenPlay {
    let screen: Screen
    let facts = TerminalFacts()
    let isASCII: Bool
    private let above: (_ width: Int) -> [StyledLine]
    private let wanted: () -> Int
    private let below: (_ width: Int, _ height: Int?) -> [StyledLine]

    /// - Parameters:
    ///   - screen: The screen to play.
    ///   - above: The lines above the screen, for so many columns.
    ///   - ascii: Whether the marks are ASCII characters.
    ///   - wanted: How many lines would stand under it if there was room.
    ///   - below: The lines under the screen, for so many columns, and at most so many lines if there is a limit.
    package init(
        _ screen: Screen, under above: @escaping (_ width: Int) -> [StyledLine] = { _ in [] }, ascii: Bool,
        wanted: @escaping () -> Int = { 0 },
        below: @escaping (_ width: Int, _ height: Int?) -> [StyledLine] = { _, _ in [] }
    ) {
        (self.screen, self.above, self.wanted, isASCII, self.below) = (screen, above, wanted, ascii, below)
    }

    /// The reason why it cannot be played here; nil if it can.
    package var obstacle: String? {
        guard facts.hasKeyboard, !facts.hasScreen || facts.isDumb else { return nil }
        return """
            --play draws in a terminal as you type, and this one cannot do that. \
            Keys can come through a pipe as well: printf '12a\\t' | swift run <lesson> --play
            """
    }

    /// Plays it until the user quits or the keys end.
    package func run() {
        // A key that comes late finds the play still there.
        if facts.hasKeyboard { withExtendedLifetime(LivePlay(self)) { $0.run() } } else { ScriptedPlay(self).run() }
    }

    var letters: Letters { Letters(isASCII: isASCII, hasPixels: facts.colours != .none) }

    /// The form, the lines above and under it and, in a terminal, the keys: as many lines as fit into `height`.
    func view(width: Int, height: Int?, hasKeys: Bool) -> Drawing {
        var view = Drawing(above(width))
        let footer = hasKeys ? keys(width: width) : []
        let wanted = wanted()
        // The lines that the others have, with an empty one between.
        func taken(_ below: Int) -> Int { footer.count + (below == 0 ? 0 : below + 1) }
        let room = height.map { $0 - view.lines.count - taken(wanted) } ?? 0
        view.put(below: screen.drawn(width: width, letters: letters, height: room))
        // A long form leaves room for the lines that have just changed.
        if let height { view = view.scrolled(to: max(1, height - taken(min(wanted, height / 6))), width: width) }
        let free = height.map { max(0, $0 - view.lines.count - footer.count - 1) }
        let lines = below(width, free).prefix(free ?? .max)
        view.put(below: Drawing((lines.isEmpty ? [] : [[]]) + lines))
        view.put(below: Drawing(footer))
        if let height, view.lines.count > height { view.lines.removeSubrange(max(1, height)...) }
        if let line = view.cursor?.line, line >= view.lines.count { view.cursor = nil }
        return view
    }

    private func keys(width: Int) -> [StyledLine] {
        let escape = screen.escape
        let arrows = letters.isASCII ? "Up, Down" : "↑ ↓"
        let keys =
            (screen.isInRows ? ["\(arrows) rows"] : []) + (screen.isForKeys ? ["Tab next", "Enter press"] : [])
            + (escape == .nothing ? [] : ["Esc \(escape.rawValue)"])
        let text = keys.joined(separator: " \(letters.dot) ")
        return [[]] + text.folded(width: width - 2).map { [StyledText("  " + $0, .quiet)] }
    }
}
