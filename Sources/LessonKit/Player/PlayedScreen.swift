import Dispatch
import Marbles
import Screen
import Streams
import Terminal

/// Plays a lesson's screen: the form, under it the marbles of its streams, and under them the output.
struct PlayedScreen {
    private let make: (Stage) throws -> Screen
    /// What stands above the form.
    private let title: String?
    private let words: [MarkdownBlock]
    /// Whether a mistake that stops a debug build is only shown, as in a release build. Then people can look at a broken form.
    private let goesOn: Bool
    private let ascii: Bool
    private let console: any Console

    /// - Parameters:
    ///   - make: Makes the screen and the streams around it.
    ///   - title: The title above the form.
    ///   - words: The words above the form.
    init(
        _ make: @escaping (Stage) throws -> Screen, title: String? = nil, words: [MarkdownBlock], goesOn: Bool = false,
        ascii: Bool, console: any Console
    ) {
        (self.make, self.title, self.words, self.goesOn) = (make, title, words, goesOn)
        (self.ascii, self.console) = (ascii || !console.hasUnicode, console)
    }

    /// Plays the screen that a step opens, with the code of the step around it, right or broken. Above it stands what to do there.
    init(of number: Int, in script: LessonScript, ascii: Bool, console: any Console) {
        let (step, text) = (script.entries[number - 1].step, script.entries[number - 1].text)
        let make = { (stage: Stage) throws -> Screen in
            try step.body(stage)
            guard let screen = stage.opened else {
                let playable = script.entries.indices.filter { !script.entries[$0].text.play.isEmpty }.map {
                    "\($0 + 1)"
                }
                throw UsageError(
                    "Step \(number), \"\(step.title)\", has no form to play. These steps have one: "
                        + "\(playable.joined(separator: ", ")). --play alone plays the finished form.")
            }
            return screen
        }
        self.init(
            make, title: "Step \(number) · \(step.title)", words: text.play, goesOn: true, ascii: ascii,
            console: console)
    }

    /// Plays it, and returns the program's exit code.
    func play() throws -> Int32 {
        let stage = Stage(clock: .played(), ascii: ascii)
        Stage.current = stage
        defer { stage.close() }
        Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
        Hooks.misuseHandler = { [goesOn] misuse in
            if goesOn { return stage.warn(misuse) }
            if misuse.consequence != .isPrinted { KeyboardMode.giveWay() }
            misuse.follow { show($0) }
        }
        Button.onVain.withLock {
            $0 = { title in show("\"\(title)\" is pressed. Nobody is subscribed to its taps.") }
        }
        let panel = PlayedPanel(of: stage, Paint(hasColour: console.hasColour, isASCII: ascii))
        let screen = try make(stage)
        let play = ScreenPlay(
            screen, under: { panel.heading(title, words, width: $0) }, ascii: ascii, wanted: { panel.wanted },
            below: panel.lines)
        if let obstacle = play.obstacle {
            console.complain(obstacle)
            return 1
        }
        let ticks = Self.ticks(of: stage.scheduler)
        play.run()
        ticks.cancel()
        return 0
    }

    /// Advances `scheduler` by a tick every 100 ms, on the main queue.
    private static func ticks(of scheduler: TestScheduler) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { scheduler.advanceTo(scheduler.clock + 1) }
        timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
        timer.resume()
        return timer
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

    /// A title and words above the form, and an empty line.
    func heading(_ title: String?, _ words: [MarkdownBlock], width: Int) -> [StyledLine] {
        let page = Page(width: width, paint: paint)
        let title = paint.letters.text(title ?? "").folded(width: width - PlayedPanel.margin)
        let lines: [StyledLine] = title.filter { !$0.isEmpty }.map {
            [.spaces(PlayedPanel.margin), StyledText($0, .strong)]
        }
        let all = lines + page.prose(words, margin: PlayedPanel.margin)
        return all + (all.isEmpty ? [] : [[]])
    }

    /// The lines that it takes if nothing in it is long.
    var wanted: Int {
        let (rows, output) = (stage.rows.count, stage.lines.count)
        return (rows == 0 ? 0 : rows + 1) + (output == 0 ? 0 : min(4, output) + 1)
    }

    func lines(width: Int, height: Int?) -> [StyledLine] {
        let page = Page(width: width - PlayedPanel.margin, paint: paint)
        // With little room, the output has a third of it.
        let kept = height.map { stage.lines.isEmpty ? 0 : min(4, $0 / 3) } ?? 0
        let marbles = marbles(width: page.width, height: height.map { max(1, $0 - kept) })
        let output = LastOutput(stage.lines, on: page, height: height.map { $0 - marbles.count - 1 } ?? .max).lines
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
