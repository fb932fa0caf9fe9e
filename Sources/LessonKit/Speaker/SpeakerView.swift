import Foundation
import Platform
import Terminal

/// `--speaker`: a page that follows the walk in another terminal.
struct SpeakerView {
    private let own: SpeakerState.Own
    private let script: LessonScript
    /// The runs that the page shows, and where they belong.
    private var runs: (step: Int, width: Int, lines: [[StyledLine]])?
    private var text: FollowedText
    private let files: WalkFiles?
    private let ascii: Bool
    private let console: any Console
    /// The beginning of the walk whose clock has the other plan than it was begun with: brief or full.
    private var turned: Date?
    /// What had ended before is not shown.
    private let start: Date

    /// How often it looks for a change, in milliseconds.
    private static let beat: Int32 = 200
    /// For so many seconds after its end a walk is news to a page that is opened then.
    private static let newsLast = 600.0

    init(of script: LessonScript, mainFile: String, ascii: Bool, on console: any Console, now: Date = .now) {
        let folder = URL(fileURLWithPath: mainFile).deletingLastPathComponent()
        own = SpeakerState.Own(folder: folder.lastPathComponent, text: script.text)
        self.script = script
        text = FollowedText(lessons: folder.deletingLastPathComponent())
        files = WalkFiles(mainFile: mainFile)
        self.ascii = ascii || !console.hasUnicode
        self.console = console
        start = now - Self.newsLast
    }

    /// Shows the page until somebody quits; in a pipe, once. Returns the exit code.
    mutating func show() -> Int32 {
        guard console.isInteractive, console.hasKeys, KeyboardMode.enter() else {
            let page = page(state(), width: console.pageWidth)
            for line in page.lines { console.write(page.page.paint.text(of: line)) }
            return 0
        }
        follow()
        KeyboardMode.leave()
        return 0
    }

    private mutating func follow() {
        KeyboardMode.openPage()
        if console.hasColour { KeyboardMode.paints() }
        let facts = TerminalFacts()
        var (screen, size, reader) = (FullPage(paint), [Int](), KeyReader())
        var page = self.page(state(), width: facts.columns ?? 80)
        var top = 0
        while true {
            let (state, now) = (state(), [facts.columns ?? 80, facts.lines ?? 24])
            // A new step is read from its beginning.
            if Place(state.projector) != Place(page.state.projector) { top = 0 }
            if now != size || KeyboardMode.takeResumption() { screen.forget() }
            if now != size || state != page.state { page = self.page(state, width: now[0]) }
            size = now
            top = min(top, page.lastTop(height: size[1]))
            screen.show(page.lines(height: size[1], from: top))
            guard InputWait.readable([STDIN_FILENO], Self.beat)[0] else { continue }
            guard let bytes = SystemInput.read() else { return }
            for key in reader.keys(of: bytes) {
                if case .character("f")? = key.commands.first {
                    let walk = state.projector.state?.began
                    turned = walk == turned ? nil : walk
                }
                guard let move = Self.move(key, height: size[1]) else { return }
                top = max(0, min(page.lastTop(height: size[1]), top + move))
            }
        }
    }

    /// How many lines a key scrolls; nil for a key that quits.
    static func move(_ key: Key, height: Int) -> Int? {
        switch key.commands.first {
        case .endOfInput, .character("q"): nil
        case .enter: 1
        default: key.scrolled(by: max(1, height - 6))
        }
    }

    /// The step that the page shows.
    private struct Place: Equatable {
        let process: Int32?
        let step: Int?
        let isOver: Bool

        init(_ projector: Projector) {
            (process, step) = (projector.state?.pid, projector.state?.step)
            isOver = if case .over = projector { true } else { false }
        }
    }

    private var paint: Paint { Paint(hasColour: console.hasColour, isASCII: ascii) }

    private mutating func page(_ state: SpeakerState, width: Int) -> SpeakerPage {
        let page = Page(width: min(100, max(20, width)), paint: paint)
        return SpeakerPage(state: state, page: page, runs: runs(state, page))
    }

    /// What a step of this lesson prints and draws, and its variant. Real time is not spent on it.
    private mutating func runs(_ state: SpeakerState, _ page: Page) -> [[StyledLine]] {
        guard let walk = state.projector.state, !walk.isWarmup, walk.lesson == own.folder,
            script.entries.indices.contains(walk.step)
        else { return [] }
        if let runs, runs.step == walk.step, runs.width == page.width { return runs.lines }
        let step = script.entries[walk.step].step
        let lines = [step, step.varied].map { step -> [StyledLine] in
            guard let step, case .virtual = step.time else { return [] }
            let run = Performance(of: step, on: console, page)
            return run.output + (run.output.isEmpty || run.picture.isEmpty ? [] : [[]]) + run.picture
        }
        runs = (walk.step, page.width, lines)
        return lines
    }

    /// The walks with their plans. The one that began at `turned` has the other plan.
    static func planned(_ walks: [WalkState], turned: Date?) -> [WalkState] {
        walks.map { walk in
            var walk = walk
            walk.plan.isFull = walk.plan.isFull != (walk.began == turned)
            return walk
        }
    }

    private mutating func state() -> SpeakerState {
        // The page shows seconds. Within one it is not laid out again.
        let now = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down))
        let projector = Projector(Self.planned(files?.all ?? [], turned: turned), start: start, now: now)
        if let walk = projector.state { text.read(walk.lesson) }
        return SpeakerState(
            own: own, projector: projector, text: projector == .nothing ? nil : text.text, sources: text.steps,
            keys: text.keys,
            usual: files.map { ClassTimes($0, lesson: projector.state?.lesson ?? own.folder).medians } ?? [:], now: now)
    }
}
