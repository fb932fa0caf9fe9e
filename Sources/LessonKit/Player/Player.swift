import Foundation
import Terminal

/// Plays a lesson on a console, step by step.
struct Player {
    let script: LessonScript
    let options: PlayOptions
    /// The options that only this lesson has, and their meanings.
    let own: [(String, String)]
    let console: any Console
    private var hasFailed = false

    init(
        script: LessonScript, options: PlayOptions, own: [(String, String)] = [], console: any Console
    ) {
        self.script = script
        self.options = options
        self.own = own
        self.console = console
    }

    var page: Page {
        let isASCII = options.ascii || !console.hasUnicode
        return Page(width: console.pageWidth, paint: Paint(hasColour: console.hasColour, isASCII: isASCII))
    }

    /// Whether a step waits for keys.
    private var waits: Bool { options.walk && console.isInteractive }

    /// Plays the steps, or shows the page, that the options ask for. Returns the exit code.
    mutating func play() -> Int32 {
        if options.help {
            write(help)
        } else if options.list {
            write(list)
        } else {
            if options.walk, !waits {
                console.complain(
                    "--walk needs a terminal, where somebody can press Enter. The lesson plays without stops.")
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
            write([[]] + page.heading(script.text.title, right: options.notes ? "\(script.text.minutes) min" : ""))
            if options.notes { part(page.notes(script.text.introNotes)) }
            part(page.prose(script.text.intro))
        }
        var index = first
        while index < end {
            switch play(index) {
            case .on: index += 1
            case .back: index = max(0, index - 1)
            case .again: break
            case .quit: return write([[]])
            }
        }
        write(isWhole ? closing : [[]])
    }

    private mutating func play(_ index: Int) -> WalkChoice {
        let scene = script.scenes[index]
        let minutes = options.notes ? scene.text.minutes.map { "\($0) min" } ?? "" : ""
        write([[], []])
        let number = "\(index + 1) of \(script.scenes.count) \(page.letters.dot)"
        write(page.heading("\(number) \(scene.step.title)", right: minutes))
        if options.notes { part(page.notes(scene.text.notes)) }
        part(page.prose(scene.text.setup))
        part(page.code(scene.code))
        part(page.question(scene.text.questions.first?.blocks ?? []))
        if waits {
            let choice = ask("run it", canRunAgain: false)
            if choice != .on { return choice }
        }
        run(scene.step)
        part(page.prose(scene.text.answer))
        guard waits else { return .on }
        while true {
            let choice = ask(index + 1 < script.scenes.count ? "next" : "finish", canRunAgain: true)
            if choice != .again { return choice }
            run(scene.step)
        }
    }

    private func ask(_ enter: String, canRunAgain: Bool) -> WalkChoice {
        let dot = " \(page.letters.dot) "
        let others = ["b back"] + (canRunAgain ? ["r run again"] : []) + ["q quit"]
        let first = "Enter \(enter)"
        let prompts =
            console.hasKeys
            ? [([first] + others).joined(separator: dot), ([first] + others).joined(separator: " ")]
            : [others, others.map { String($0.prefix(1)) }].map { words in
                first + dot + words.dropLast().joined(separator: ", ") + " or \(words.last ?? ""), and Enter"
            }
        let prompt = prompts.first { $0.displayWidth + 2 < page.width } ?? prompts[1]
        write([[]])
        let choice = console.ask(painted([" ", StyledText(prompt, .quiet)])) { key in
            WalkChoice(key).flatMap { $0 == .again && !canRunAgain ? nil : $0 }
        }
        return choice ?? .quit
    }

    /// Shows how long `step` takes, where the prompt was, until the first output.
    private func wait(for step: Step) {
        guard waits, case .real(let duration) = step.time else { return }
        let tenths = Int((duration / .milliseconds(100)).rounded(.up))
        let text = "running, \(tenths / 10).\(tenths % 10) s \(page.letters.more)"
        console.busy(painted([" ", StyledText(text, .quiet)]))
    }

    private mutating func run(_ step: Step) {
        wait(for: step)
        let performance = Performance(of: step, on: console, page)
        part(performance.output)
        part(performance.picture)
        if let error = performance.error {
            hasFailed = true
            part(page.output("\(page.letters.cross) ", "The step threw an error: \(error)"))
        }
    }

    /// Writes lines after an empty one. No lines, no empty one.
    private func part(_ lines: [StyledLine]) { if !lines.isEmpty { write([[]] + lines) } }

    private func write(_ lines: [StyledLine]) { for line in lines { console.write(painted(line)) } }

    private func painted(_ line: StyledLine) -> String { page.paint.text(of: line) }
}
