import Foundation
import LessonKit
import Terminal

/// Watches a sketch: waits for keys and saves, plays it, and shows what came of it.
final class SketchLoop {
    private var state: SketchState
    private let input: LoopKeyboard.Kind
    private var keyboard: LoopKeyboard
    private var files: [WatchedFile]
    private let editor: Editor?
    private let timeLimit: Double
    private let show: (SketchState) -> Void
    private let facts = TerminalFacts()
    private let mailbox = Mailbox<SketchState.Event>()
    private let work: LoopWork<SketchState.Event>
    /// When the work began.
    private var since = ContinuousClock.now
    private var isOver = false

    /// - Parameter show: Shows a state.
    init(
        _ state: SketchState, from input: LoopKeyboard.Kind, editor: Editor?, timeLimit: Double,
        show: @escaping (SketchState) -> Void
    ) {
        (self.state, self.input, self.editor, self.timeLimit, self.show) = (state, input, editor, timeLimit, show)
        keyboard = LoopKeyboard(input)
        let root = state.sketch.checkout.root
        files = state.sketch.paths.map { WatchedFile(root.appendingPathComponent($0).path) }
        work = LoopWork(mailbox) { .failed(id: $0, $1) }
    }

    /// Runs until the learner quits or a signal asks to stop.
    ///
    /// - Returns: the signal; nil when the learner quit.
    func run() -> Int32? {
        perform(state.play())
        show(state)
        while !isOver, Interruption.requested == nil {
            if KeyboardMode.isResumed { show(state) }
            if input == .keys, let size = PageSize(facts), size != state.size { take(.resized(size)) }
            for key in keyboard.wait(orFor: mailbox.descriptor) where !isOver { take(.key(key)) }
            isOver = isOver || keyboard.isOver
            mailbox.take().forEach(take)
            // All of them are looked at, so that two that are saved together are one change.
            let changed = files.indices.filter { files[$0].hasChanged() }
            if !changed.isEmpty {
                take(.saved(isMissing: !state.sketch.checkout.has(state.sketch.path)))
            }
            tick()
        }
        work.end()
        return Interruption.requested
    }

    private func tick() {
        guard let work = state.work else { return }
        let seconds = Int(since.duration(to: .now) / .seconds(1))
        if seconds != work.seconds { take(.elapsed(seconds: seconds)) }
    }

    private func take(_ event: SketchState.Event) {
        let before = state
        perform(state.reduce(event))
        if state != before, !isOver { show(state) }
    }

    private func perform(_ effects: [SketchState.Effect]) {
        for effect in effects {
            switch effect {
            case .play(let id):
                since = .now
                play(id)
            case .stop: work.stop()
            case .edit: edit()
            case .quit: isOver = true
            }
        }
    }

    private func play(_ id: Int) {
        let (sketch, timeLimit, mailbox, work) = (state.sketch, timeLimit, mailbox, work)
        work.begin(id) {
            let play = SketchPlay(
                sketch: sketch, timeLimit: timeLimit,
                onProgress: { mailbox.post(.progress(id: id, $0)) },
                onReport: { mailbox.post(.report(id: id, $0)) }, isCancelled: { work.isGivenUp(id) })
            return .done(id: id, try play.result())
        }
    }

    private func edit() {
        guard let editor else { return }
        let helper = WatchHelper(checkout: state.sketch.checkout, editor: editor)
        let event = KeyboardMode.lend { helper.edit(state.sketch.path, line: 1) }
        if case .notice(let text) = event { take(.notice(text)) }
        show(state)
    }
}
