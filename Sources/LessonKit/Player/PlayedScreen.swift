import Dispatch
import Marbles
import Screen
import Streams
import Terminal

/// A lesson's screen that is played: the form, under it the marbles of its streams, and under them what `show` says.
struct PlayedScreen {
    private let make: (Stage) throws -> Screen
    /// Whether a mistake that stops a debug build is only shown, as in a release build: a broken form is to be looked at.
    private let goesOn: Bool
    private let ascii: Bool
    private let terminal: any Console

    /// - Parameter make: Makes the screen and the streams around it.
    init(
        _ make: @escaping (Stage) throws -> Screen, goesOn: Bool = false, ascii: Bool, terminal: any Console
    ) {
        self.make = make
        self.goesOn = goesOn
        self.ascii = ascii || !terminal.hasUnicode
        self.terminal = terminal
    }

    /// The screen that a step opens, with what the step does around it: right or broken, as the code stands there.
    init(of scene: LessonScript.Scene, number: Int, ascii: Bool, terminal: any Console) {
        let make = { (stage: Stage) throws -> Screen in
            try scene.step.body(stage)
            guard let screen = stage.opened else {
                throw UsageError(
                    "Step \(number), \"\(scene.step.title)\", has no form to play. "
                        + "--play alone plays the finished form, --step N one that step N opens.")
            }
            return screen
        }
        self.init(make, goesOn: true, ascii: ascii, terminal: terminal)
    }

    /// Plays it, and returns the program's exit code.
    func play() throws -> Int32 {
        let ink = Ink(colour: terminal.hasColour, ascii: ascii)
        let stage = Stage(clock: .played(), ascii: ascii)
        Stage.current = stage
        defer { stage.close() }
        Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
        Hooks.misuseHandler = { [goesOn] misuse in
            if goesOn { return stage.warn(misuse) }
            if misuse.consequence != .isPrinted { KeyboardMode.giveWay() }
            misuse.follow { show($0) }
        }
        let panel = PlayedPanel(of: stage, ink)
        let screen = try make(stage)
        let play = ScreenPlay(screen, ascii: ascii) { width, height in panel.lines(width: width, height: height) }
        if let obstacle = play.obstacle {
            terminal.complain(obstacle)
            return 1
        }
        let ticks = Self.ticks(of: stage.scheduler)
        play.run()
        ticks.cancel()
        return 0
    }

    /// Moves `scheduler` on while the main queue is served, a tick every 100 ms.
    private static func ticks(of scheduler: TestScheduler) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { scheduler.advanceTo(scheduler.clock + 1) }
        timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
        timer.resume()
        return timer
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
