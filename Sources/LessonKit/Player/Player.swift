import Foundation
import Terminal

/// Tells a lesson on a terminal, step by step.
struct Player {
    let script: LessonScript
    let options: PlayOptions
    /// The options that this lesson alone has, and what they do.
    let own: [(String, String)]
    let terminal: any Console
    private var hasFailed = false

    init(
        script: LessonScript, options: PlayOptions, own: [(String, String)] = [], terminal: any Console
    ) {
        self.script = script
        self.options = options
        self.own = own
        self.terminal = terminal
    }

    var page: Page {
        let ink = Ink(colour: terminal.hasColour, ascii: options.ascii || !terminal.hasUnicode)
        return Page(width: terminal.pageWidth, ink: ink)
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
            if options.walk, !waits {
                terminal.complain("--walk wants a terminal, where somebody can press Enter. Playing straight through.")
            }
            playSteps()
        }
        return hasFailed ? 1 : 0
    }

    private mutating func playSteps() {
        let first = (options.step ?? 1) - 1
        let isWhole = options.step == nil || options.walk
        let end = isWhole ? script.scenes.count : first + 1
        if first == 0, isWhole {
            say([""] + page.heading(script.text.title, right: options.notes ? "\(script.text.minutes) min" : ""))
            if options.notes { part(page.notes(script.text.introNotes)) }
            part(page.prose(script.text.intro))
        }
        var index = first
        while index < end {
            switch play(index) {
            case .on: index += 1
            case .back: index = max(0, index - 1)
            case .again: break
            case .quit: return say([""])
            }
        }
        say(isWhole ? closing : [""])
    }

    private mutating func play(_ index: Int) -> WalkStep {
        let scene = script.scenes[index]
        let minutes = options.notes ? scene.text.minutes.map { "\($0) min" } ?? "" : ""
        say(["", ""])
        say(page.heading("\(index + 1) of \(script.scenes.count) \(page.ink.dot) \(scene.step.title)", right: minutes))
        if options.notes { part(page.notes(scene.text.notes)) }
        part(page.prose(scene.text.setup))
        part(page.code(scene.code))
        part(page.question(scene.text.questions.first?.blocks ?? []))
        if waits {
            let key = ask("run it")
            if key != .on { return key }
        }
        run(scene.step)
        part(page.prose(scene.text.answer))
        return waits ? ask(index + 1 < script.scenes.count ? "next" : "finish") : .on
    }

    private func ask(_ enter: String) -> WalkStep {
        let dot = " \(page.ink.dot) "
        let keys = ["Enter \(enter)", "b back", "r again", "q quit"]
        let prompts =
            terminal.hasKeys
            ? [keys.joined(separator: dot), keys.joined(separator: " ")]
            : ["b back, r again or q quit, and Enter", "b, r or q, and Enter"].map { keys[0] + dot + $0 }
        let prompt = prompts.first { $0.count + 2 < page.width } ?? prompts[1]
        say([""])
        return terminal.ask(" " + page.ink.paint(prompt, .quiet), WalkStep.init) ?? .quit
    }

    /// Says how long `step` takes, where the prompt was: nothing else may be seen until then.
    private func wait(for step: Step) {
        guard waits, case .real(let duration) = step.time else { return }
        let tenths = Int((duration / .milliseconds(100)).rounded(.up))
        terminal.busy(" " + page.ink.paint("running, \(tenths / 10).\(tenths % 10) s \(page.ink.more)", .quiet))
    }

    private mutating func run(_ step: Step) {
        wait(for: step)
        let performance = Performance(of: step, on: terminal, page)
        part(performance.output)
        part(performance.picture)
        if let error = performance.error {
            hasFailed = true
            part(page.output("\(page.ink.cross) ", "The step threw an error: \(error)"))
        }
    }

    /// Puts out lines, after an empty one.
    private func part(_ lines: [String]) { if !lines.isEmpty { say([""] + lines) } }

    private func say(_ lines: [String]) { for line in lines { terminal.write(line) } }
}
