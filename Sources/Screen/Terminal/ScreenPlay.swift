import Foundation
import Marbles
import Terminal

/// A screen that is played: with real keys where there is a terminal, with those that come through a pipe where there is none.
///
/// The main queue is served all the while. It is made and run on the main thread.
package struct ScreenPlay {
    let screen: Screen
    let facts = TerminalFacts()
    let isASCII: Bool
    private let below: (_ width: Int, _ height: Int?) -> [String]

    /// - Parameters:
    ///   - screen: What is played.
    ///   - ascii: Whether only ASCII is drawn.
    ///   - below: What is shown under it in so many columns, and in so many lines if they are limited.
    package init(
        _ screen: Screen, ascii: Bool, below: @escaping (_ width: Int, _ height: Int?) -> [String] = { _, _ in [] }
    ) {
        self.screen = screen
        isASCII = ascii
        self.below = below
    }

    /// Why it cannot be played here; nil if it can.
    package var obstacle: String? {
        guard facts.hasKeyboard, !facts.hasScreen || facts.isDumb else { return nil }
        return """
            --play draws in a terminal as you type, and this one cannot do that. \
            Keys can come through a pipe as well: printf '12a\\t' | swift run <lesson> --play
            """
    }

    /// Plays it until the user is done or the keys are.
    package func run() {
        if facts.hasKeyboard { LivePlay(self).run() } else { ScriptedPlay(self).run() }
    }

    var marks: Marks { Marks(isASCII: isASCII) }

    /// The form, what stands under it and, in a terminal, which keys there are: as many lines as fit into `height`.
    func view(width: Int, height: Int?, hasKeys: Bool) -> Drawing {
        var view = screen.drawn(width: width, marks: marks)
        let footer = hasKeys ? keys(width: width) : []
        let free = height.map { $0 - view.lines.count - footer.count - 1 }
        let lines = below(width, free.map { max(0, $0) }).prefix(free.map { max(0, $0) } ?? .max)
        view.put(below: Drawing((lines.isEmpty ? [] : [[]]) + lines.map { [Piece($0)] }))
        view.put(below: Drawing(footer))
        if let height, view.lines.count > height { view.lines.removeSubrange(max(1, height)...) }
        if let line = view.caret?.line, line >= view.lines.count { view.caret = nil }
        return view
    }

    private func keys(width: Int) -> [[Piece]] {
        let text = ["Tab next", "Enter press", "Esc quit"].joined(separator: " \(marks.dot) ")
        return [[]] + text.folded(width: width - 2).map { [Piece("  " + $0, .faint)] }
    }
}
