import Marbles
import Screen
import Streams
import Terminal

/// A lesson's screen that is played: the form, under it the marbles of its streams, and under them what `show` says.
struct PlayedScreen {
    private let make: @Sendable (Stage) -> Screen
    private let ascii: Bool
    private let terminal: any Console

    init(_ make: @escaping @Sendable (Stage) -> Screen, ascii: Bool, terminal: any Console) {
        self.make = make
        self.ascii = ascii || !terminal.hasUnicode
        self.terminal = terminal
    }

    /// Plays it, and returns the program's exit code.
    func play() -> Int32 {
        let ink = Ink(colour: terminal.hasColour, ascii: ascii)
        let stage = Stage(clock: .real(), ascii: ascii)
        Stage.current = stage
        defer { stage.close() }
        Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
        Hooks.misuseHandler = { misuse in
            if misuse.consequence != .isPrinted { KeyboardMode.giveWay() }
            misuse.follow { show($0) }
        }
        let panel = PlayedPanel(of: stage, ink)
        let play = ScreenPlay(make(stage), ascii: ascii) { width, height in panel.lines(width: width, height: height) }
        if let obstacle = play.obstacle {
            terminal.complain(obstacle)
            return 1
        }
        play.run()
        return 0
    }
}

/// What stands under a played form: the marbles of its streams, and what was said last.
private final class PlayedPanel {
    private let stage: Stage
    private let ink: Ink
    private var drawn: (rows: [StageRow], width: Int, height: Int?, lines: [String])?

    init(of stage: Stage, _ ink: Ink) {
        self.stage = stage
        self.ink = ink
    }

    func lines(width: Int, height: Int?) -> [String] {
        let marbles = marbles(width: width - PlayedPanel.margin.count, height: height.map { max(2, $0 - 4) })
        let room = height.map { $0 - marbles.count - 1 } ?? .max
        let said = SaidLines(stage.lines, width: width - PlayedPanel.margin.count, height: room, ink).lines
        let gap = marbles.isEmpty || said.isEmpty ? [] : [""]
        return (marbles + gap + said).map { $0.isEmpty ? "" : PlayedPanel.margin + $0 }
    }

    /// They are asked for ten times a second, and cost more than to see that they are the same.
    private func marbles(width: Int, height: Int?) -> [String] {
        let rows = stage.rows
        if let drawn, drawn.rows == rows, drawn.width == width, drawn.height == height { return drawn.lines }
        let lines = LivePicture(of: rows, height: height).lines(width: width, ink)
        drawn = (rows, width, height, lines)
        return lines
    }

    private static let margin = "  "
}
