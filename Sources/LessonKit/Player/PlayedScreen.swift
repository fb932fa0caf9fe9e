import Marbles
import Screen
import Streams
import Terminal

/// Plays a lesson's screen: the form, under it the marbles of its streams, and under them the output.
struct PlayedScreen {
    private let make: @Sendable (Stage) -> Screen
    private let ascii: Bool
    private let console: any Console

    init(_ make: @escaping @Sendable (Stage) -> Screen, ascii: Bool, console: any Console) {
        self.make = make
        self.ascii = ascii || !console.hasUnicode
        self.console = console
    }

    /// Plays it, and returns the program's exit code.
    func play() -> Int32 {
        let stage = Stage(clock: .real(), ascii: ascii)
        Stage.current = stage
        defer { stage.close() }
        Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
        Hooks.misuseHandler = { misuse in
            if misuse.consequence != .isPrinted { KeyboardMode.giveWay() }
            misuse.follow { show($0) }
        }
        let panel = PlayedPanel(of: stage, Paint(hasColour: console.hasColour, letters: Letters(isASCII: ascii)))
        let play = ScreenPlay(make(stage), ascii: ascii) { width, height in panel.lines(width: width, height: height) }
        if let obstacle = play.obstacle {
            console.complain(obstacle)
            return 1
        }
        play.run()
        return 0
    }
}

/// The lines under a played form: the marbles of its streams, and the last output.
private final class PlayedPanel {
    private let stage: Stage
    private let paint: Paint
    private var drawn: (rows: [StageRow], width: Int, height: Int?, lines: [StyledLine])?

    init(of stage: Stage, _ paint: Paint) {
        self.stage = stage
        self.paint = paint
    }

    func lines(width: Int, height: Int?) -> [StyledLine] {
        let page = Page(width: width - PlayedPanel.margin, paint: paint)
        let marbles = marbles(width: page.width, height: height.map { max(2, $0 - 4) })
        let room = height.map { $0 - marbles.count - 1 } ?? .max
        let output = LastOutput(stage.lines, on: page, height: room).lines
        let gap: [StyledLine] = marbles.isEmpty || output.isEmpty ? [] : [[]]
        return (marbles + gap + output).map { $0.indented(by: PlayedPanel.margin) }
    }

    /// They are needed ten times a second, and comparing the rows costs less than drawing them.
    private func marbles(width: Int, height: Int?) -> [StyledLine] {
        let rows = stage.rows
        if let drawn, drawn.rows == rows, drawn.width == width, drawn.height == height { return drawn.lines }
        let lines = LivePicture(of: rows, height: height).lines(width: width, paint.letters).map { [StyledText($0)] }
        drawn = (rows, width, height, lines)
        return lines
    }

    private static let margin = 2
}
