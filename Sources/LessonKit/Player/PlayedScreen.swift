import Marbles
import Screen
import Streams

/// A lesson's screen that is played: the form, under it the marbles of its streams, and under them what `show` says.
struct PlayedScreen {
    private let make: @Sendable (Stage) -> Screen
    private let ascii: Bool
    private let terminal: any Terminal

    init(_ make: @escaping @Sendable (Stage) -> Screen, ascii: Bool, terminal: any Terminal) {
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
        Hooks.misuseHandler = { misuse in
            if misuse.consequence != .isPrinted { KeyboardMode.giveWay() }
            misuse.follow { show($0) }
        }
        let play = ScreenPlay(make(stage), ascii: ascii) { width, height in
            PlayedScreen.panel(of: stage, width: width, height: height, ink)
        }
        if let obstacle = play.obstacle {
            terminal.complain(obstacle)
            return 1
        }
        play.run()
        return 0
    }

    /// What stands under the form, in so many columns and lines.
    private static func panel(of stage: Stage, width: Int, height: Int?, _ ink: Ink) -> [String] {
        let picture = LivePicture(of: stage.rows, height: height.map { max(2, $0 - 4) })
        let marbles = picture.lines(width: width - margin.count, ink)
        let room = height.map { $0 - marbles.count - 1 } ?? .max
        let said = SaidLines(stage.lines, width: width - margin.count, height: room, ink).lines
        let gap = marbles.isEmpty || said.isEmpty ? [] : [""]
        return (marbles + gap + said).map { $0.isEmpty ? "" : margin + $0 }
    }

    private static let margin = "  "
}
