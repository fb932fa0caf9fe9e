import Foundation
import LessonKit
import Platform
import Terminal

/// The loop itself: waits for keys, files and checks, gives them to the state, and performs the effects.
final class WatchLoop {
    private var state: WatchState
    private var display: any WatchDisplay
    private let helper: WatchHelper
    private let worker: WatchWorker
    private let mailbox: Mailbox<WatchEvent>
    private var files: LessonFiles
    private let facts = TerminalFacts()
    private let input: LoopKeyboard.Kind
    private var keyboard: LoopKeyboard
    /// When the work began.
    private var since = ContinuousClock.now
    private var isOver = false
    private var isChanged = true

    init(
        _ state: WatchState, from input: LoopKeyboard.Kind, on display: any WatchDisplay, files: LessonFiles,
        worker: WatchWorker, mailbox: Mailbox<WatchEvent>, helper: WatchHelper
    ) {
        (self.state, self.input, self.display, self.files) = (state, input, display, files)
        (self.worker, self.mailbox, self.helper) = (worker, mailbox, helper)
        keyboard = LoopKeyboard(input)
    }

    /// Runs until the learner quits or a signal asks to stop.
    ///
    /// - Returns: the signal; nil when the learner quit.
    func run() -> Int32? {
        worker.readAbout(state.lessons)
        perform(state.start())
        while !(isOver && (input == .keys || state.work == nil)), Interruption.requested == nil {
            if KeyboardMode.isResumed { isChanged = true }
            if input == .keys, let size = PageSize(facts), size != state.size { take(.resized(size)) }
            if isChanged { display.show(state) }
            isChanged = false
            for key in keyboard.wait(orFor: mailbox.descriptor) where !isOver { take(.key(key)) }
            isOver = isOver || keyboard.isOver
            mailbox.take().forEach(take)
            if let event = files.changes() { take(event) }
            tick()
        }
        if input != .keys { display.show(state) }
        return Interruption.requested
    }

    private func tick() {
        guard let work = state.work else { return }
        let seconds = Int(since.duration(to: .now) / .seconds(1))
        if seconds != work.seconds { take(.elapsed(seconds: seconds)) }
    }

    private func take(_ event: WatchEvent) {
        let before = state
        perform(state.reduce(event))
        if state != before { isChanged = true }
    }

    private func perform(_ effects: [WatchEffect]) {
        for effect in effects {
            switch effect {
            case .check(let id, let lesson):
                since = .now
                state.lesson(lesson).map { worker.check(id: id, folder: $0.folder) }
            case .build(let id, let lesson):
                since = .now
                worker.build(id: id, lesson: lesson)
            case .stop: worker.stop()
            case .play(let lesson, let program, let step): lend { helper.play(lesson, program, from: step) }
            case .edit(let path, let line): lend { helper.edit(path, line: line) }
            case .hint(let place, let more): take(helper.hint(place, more: more))
            case .solution(let place): take(helper.solution(place))
            case .reset(let place):
                let answer = helper.reset(place)
                // Its own write comes first: a save takes the sentence of what was before.
                if let event = files.changes() { take(event) }
                take(answer)
            case .quit:
                worker.stop()
                isOver = true
                state.work = nil
            }
        }
    }

    /// Gives the terminal to something else, and takes what came of it.
    private func lend(_ work: () -> WatchEvent) {
        let event = KeyboardMode.lend(work)
        isChanged = true
        take(event)
    }
}
