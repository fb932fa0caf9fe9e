import Foundation

/// Tells a lesson on a terminal, step by step.
struct Player {
    let script: LessonScript
    let options: PlayOptions
    let terminal: any Terminal
    var serve: (Stage, Duration) -> Void = Player.serveMainRunLoop

    private var hasFailed = false

    init(script: LessonScript, options: PlayOptions, terminal: any Terminal) {
        self.script = script
        self.options = options
        self.terminal = terminal
    }

    private var page: Page {
        Page(width: terminal.pageWidth, ink: Ink(colour: terminal.hasColour, ascii: options.ascii))
    }

    /// Whether a step waits for keys.
    private var waits: Bool { options.walk && terminal.isInteractive }

    /// Plays what the options ask for, and returns the program's exit code.
    mutating func play() -> Int32 {
        if options.help {
            say(help)
        } else if options.list {
            say(list)
        } else {
            playSteps()
        }
        return hasFailed ? 1 : 0
    }

    private mutating func playSteps() {
        let first = (options.step ?? 1) - 1
        let isWhole = options.step == nil || options.walk
        let end = isWhole ? script.scenes.count : first + 1
        if first == 0, isWhole {
            say([""] + page.heading(script.text.title, right: options.notes ? "\(script.text.minutes) min" : "") + [""])
            say(page.prose(script.text.intro))
        }
        var index = first
        while index < end {
            switch play(index) {
            case .on: index += 1
            case .back: index = max(0, index - 1)
            case .again: break
            case .quit: return
            }
        }
        if isWhole { say(closing) }
    }

    private mutating func play(_ index: Int) -> Key {
        let scene = script.scenes[index]
        let ink = page.ink
        let minutes = options.notes ? scene.text.minutes.map { "\($0) min" } ?? "" : ""
        say(["", ""])
        say(page.heading("\(index + 1) of \(script.scenes.count) \(ink.dot) \(scene.step.title)", right: minutes))
        if options.notes { part(page.notes(scene.text.notes)) }
        part(page.prose(scene.text.setup))
        part(page.code(scene.code))
        part(page.question(scene.text.questions.first ?? []))
        if waits {
            let key = ask("run it")
            if key != .on { return key }
        }
        run(scene.step)
        part(page.prose(scene.text.answer))
        guard waits else { return .on }
        say([""])
        return ask(index + 1 < script.scenes.count ? "next" : "finish")
    }

    private func ask(_ enter: String) -> Key {
        let dot = " \(page.ink.dot) "
        let keys = ["Enter \(enter)", "b back", "r again", "q quit"]
        let prompt = keys.joined(separator: keys.joined(separator: dot).count + 2 < page.width ? dot : " ")
        return terminal.ask(" " + page.ink.paint(prompt, .quiet))
    }

    // MARK: Running

    private mutating func run(_ step: Step) {
        let failure: String?
        let stage: Stage
        switch step.time {
        case .virtual(let ticks):
            stage = Stage(clock: .virtual())
            failure = perform(step, on: stage) { stage.scheduler.advanceTo(ticks) }
            let hasTime = stage.lines.contains { $0.time > 0 }
            let lines = stage.lines.flatMap { line in
                page.output(hasTime ? Self.milliseconds(line.time * 100) + "  " : "", line.text)
            }
            part(lines)
        case .real(let duration):
            say([""])
            let writer = LiveOutput(terminal: terminal, page: page)
            stage = Stage(clock: .real()) { writer.write($0) }
            failure = perform(step, on: stage) { serve(stage, duration) }
        }
        part(Picture(stage: stage, lasting: step.time).lines(page))
        if let failure {
            hasFailed = true
            part(page.output("\(page.ink.cross) ", "The step threw an error: \(failure)"))
        }
    }

    /// Runs the step's body and then its time; returns what it threw, in words.
    private func perform(_ step: Step, on stage: Stage, time: () -> Void) -> String? {
        Stage.current = stage
        defer {
            stage.close()
            Stage.current = nil
        }
        do {
            try step.body(stage)
        } catch {
            return "\(error)"
        }
        time()
        return nil
    }
}
