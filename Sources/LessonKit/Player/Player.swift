import Foundation
import Terminal

/// Plays a lesson on a console: each step in three beats, the question, the run and the answer.
struct Player {
    let script: LessonScript
    let options: PlayOptions
    /// The options that only this lesson has, and their meanings.
    let own: [(String, String)]
    let console: any Console
    /// The program that plays this, if it can be built again.
    let program: RunningProgram?
    /// Tells the speaker's program where the walk is, if there is a checkout to tell it in.
    let reporter: WalkReporter?
    private var hasFailed = false
    /// What was written since the page began that is on the screen.
    var shown: [StyledLine] = []
    /// How many lines of a page stay while those below the screen scroll; nil where no lines are below it.
    var fixed: Int?
    /// What was said of each question of a walk.
    var votes: [WalkPlace: Votes] = [:]
    /// The runs that were seen.
    var ran: [WalkPlace: Performance] = [:]
    /// The steps and variants that were built anew and are no longer as they were delivered.
    var changed: [WalkPlace: ChangedStep] = [:]
    /// Whether the words before the first step have a page of their own.
    var hasIntroduction = false
    /// Whether what somebody alone has predicted was right.
    var predictions: [WalkPlace: Bool] = [:]
    /// Called with a question that somebody alone has answered, and whether that was right.
    var onPrediction: (Question, Bool) -> Void = { _, _ in }
    /// The minutes that the steps took in classes, by their titles.
    var took: [String: Double] = [:]
    /// What the exercises of the class have as answers, where the page is not the room's.
    var keys: [ExerciseKey] = []
    /// Whether it was played from its first step to its end.
    var isPlayedToItsEnd = false

    init(
        script: LessonScript, options: PlayOptions, own: [(String, String)] = [], console: any Console,
        program: RunningProgram? = nil, reporter: WalkReporter? = nil
    ) {
        (self.script, self.options, self.own) = (script, options, own)
        (self.console, self.program, self.reporter) = (console, program, reporter)
    }

    var page: Page {
        let isASCII = options.ascii || !console.hasUnicode
        return Page(width: console.pageWidth, paint: Paint(hasColour: console.hasColour, isASCII: isASCII))
    }

    /// The steps that are played.
    var played: [Int] { script.entries.indices.filter { !options.core || !script.entries[$0].text.isMore } }

    /// Whether a step waits for keys.
    private var waits: Bool { options.walk && console.isInteractive }

    /// Plays the steps, or shows the page, that the options ask for. Returns the exit code.
    mutating func play() -> Int32 {
        if options.help {
            write(help)
        } else if options.list {
            write(list)
        } else if options.fit {
            let problems = FitCheck(script).problems
            problems.forEach(console.complain)
            hasFailed = !problems.isEmpty
        } else if let file = options.record {
            record(into: file)
        } else if let asked = options.rerun, let step = options.step {
            let step = script.entries[step - 1].step
            asked.serve(asked.isVariant ? step.varied ?? step : step)
        } else {
            if options.walk, !waits {
                console.complain(
                    "--walk needs a terminal, where somebody can press Enter. The lesson plays without stops.")
            }
            playSteps()
        }
        return hasFailed ? 1 : 0
    }

    private mutating func record(into file: String) {
        do {
            try RecordedLesson(script, isVirtualOnly: options.virtualOnly).write(to: URL(fileURLWithPath: file))
        } catch {
            console.complain("\(file) cannot be written: \(error.localizedDescription)")
            hasFailed = true
        }
    }

    private mutating func playSteps() {
        let first = options.step.map { $0 - 1 } ?? played.first ?? 0
        let isWhole = options.step == nil || options.walk
        let isFromStart = isWhole && first == played.first
        let opening = isFromStart ? opening : []
        guard !waits else { return walk(from: first, after: opening) }
        write(opening)
        for index in isWhole ? played : [first] { play(index) }
        isPlayedToItsEnd = isFromStart
        write(isWhole ? recap + exercises : [[]])
    }

    /// The three beats of a step, one after the other.
    private mutating func play(_ index: Int) {
        ask(index)
        let step = script.entries[index].step
        let rows = run(step, beside: step.variedRows).drawn.rows
        answer(index)
        guard let part = script.entries[index].part else { return }
        write(self.part(of: index))
        run(part.step, beside: { rows })
        if let asked = part.asked { write(page.answer(to: asked)) }
    }

    // MARK: Beats

    /// The title of the lesson, and the words before its first step.
    var opening: [StyledLine] {
        let heading = page.heading(script.text.title, right: options.notes ? minutes : "")
        let notes = options.notes ? page.notes(script.text.introNotes) : []
        return page.parts([heading, notes, page.prose(script.text.intro)])
    }

    /// Shows the setup, the code and the question of a step.
    mutating func ask(_ index: Int) { write(question(of: index)) }

    /// Its lines, with two empty ones before them.
    func question(of index: Int) -> [StyledLine] {
        let entry = script.entries[index]
        let heading = page.heading(of: index, in: script, right: options.notes ? minutes(entry) : "")
        let parts = MarkdownBlock.said(entry.text.time.parts(dot: page.letters.dot))
        let notes = options.notes ? page.notes([parts] + entry.text.notes) : []
        return [[]] + page.parts([heading, notes]) + page.questionBeat(of: entry)
    }

    /// The words and the code of a step's variant, and what to predict.
    private func part(of index: Int) -> [StyledLine] {
        let heading = heading(at: WalkPlace(index: index, isVariant: true))
        // The prompt has one line, and an empty one above it.
        return (options.room ? [[], []] + heading : [[]])
            + page.variantBeat(of: script.entries[index], room: console.drawableLines.map { $0 - 2 })
    }

    /// The lines of the question of a step, or of its variant.
    func question(at place: WalkPlace) -> [StyledLine] {
        place.isVariant ? part(of: place.index) : question(of: place.index)
    }

    /// Runs a step, and shows its output and its picture.
    ///
    /// - Parameters:
    ///   - place: Where somebody watches it, and the picture grows while it runs.
    ///   - others: The rows that its picture has the same columns as.
    /// - Returns: What it did.
    @discardableResult
    mutating func run(
        _ step: Step, at place: WalkPlace? = nil, beside others: () -> [StageRow] = { [] }
    ) -> Performance {
        if let place, case .real(let duration) = step.time {
            clear(for: wallPage(place, ran[place]?.seen ?? []))
            takeTime(duration)
        }
        let before = shown
        let performance = Performance(of: step, on: console, page, isGrowing: place != nil, beside: others)
        if let place, !performance.drawn.isReal, console.drawableLines != nil {
            play(performance, at: place)
        } else {
            part(performance.output)
            part(performance.picture)
            shown = before + performance.seen
        }
        if let error = performance.error {
            hasFailed = true
            part(page.output("\(page.letters.cross) ", "The step threw an error: \(error)"))
        }
        return performance
    }

    /// Plays a run that is over, from its start or from where a key leads.
    mutating func play(_ performance: Performance, at place: WalkPlace, after key: RunKey? = nil) {
        clear(for: wallPage(place, performance.seen))
        let replay = performance.replay(on: page)
        GrowingRun(on: console, page)?.replay(
            replay, on: page, from: key.map { .init(last: replay.last, after: $0) })
        shown += performance.seen
    }

    /// Shows how long a step on the real clock takes, where its picture cannot grow. A key that is pressed meanwhile answers
    /// nothing.
    private func takeTime(_ duration: Duration) {
        guard console.drawableLines == nil else { return console.ignoreKeys() }
        let tenths = Int((duration / .milliseconds(100)).rounded(.up))
        let text = "running, \(tenths / 10).\(tenths % 10) s \(page.letters.more)"
        console.busy(painted([" ", StyledText(text, .quiet)]))
    }

    /// Shows what happened, and why the other options are wrong.
    mutating func answer(_ index: Int) { write(page.answerBeat(of: script.entries[index].text)) }

    func minutes(_ entry: LessonScript.Entry) -> String { page.minutes(of: entry.text, took[entry.step.title]) }

    // MARK: Lines

    /// Writes lines after an empty one. No lines, no empty one.
    mutating func part(_ lines: [StyledLine]) { if !lines.isEmpty { write([[]] + lines) } }

    mutating func write(_ lines: [StyledLine]) {
        shown += lines
        for line in lines { console.write(painted(line)) }
    }

    func painted(_ line: StyledLine) -> String { page.paint.text(of: line) }
}
