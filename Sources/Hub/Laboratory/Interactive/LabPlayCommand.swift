import LessonKit
import Marbles
import Terminal

extension Hub {
    /// Whether the laboratory can be used with keys.
    var canPlay: Bool { terminal.isInteractive && terminal.hasKeys }

    /// Opens the laboratory on the terminal's second page.
    ///
    /// - Parameter board: What to begin with. Without one an operator is chosen first.
    func play(_ board: LabBoard?, isASCII: Bool) throws -> Answer {
        let size = PageSize(TerminalFacts()) ?? PageSize(columns: 80, lines: 24)
        let start = try LabPlay(board, size: size, chooser: LabChooser())
        let paint = isASCII ? Paint(hasColour: renderer.paint.hasColour, isASCII: true) : renderer.paint
        guard KeyboardMode.enter() else { throw UsageError("The laboratory needs a terminal.") }
        KeyboardMode.openPage(mouse: true)
        let knowledge = LabKnowledgeReader(try? Checkout(containing: directory))
        let state = LabPlayLoop(start, paint, knowledge, in: directory).run()
        KeyboardMode.leave()
        if let signal = Interruption.requested { return Answer(status: 128 + signal) }
        guard state.isChosen else { return Answer() }
        // The terminal may have another size now.
        let hub = Hub(directory: directory, terminal: terminal)
        let style: Timeline.Style = paint.letters.isASCII ? .ascii : .unicode
        let picture = state.result?.blocks(style: style, width: hub.renderer.width) ?? []
        hub.write(picture + [.gap, .prose("This draws it again:"), .command(state.board.command)])
        return Answer()
    }
}
