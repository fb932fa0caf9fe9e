import Foundation
import LessonKit
import Platform
import Screen
import Terminal

/// The loop itself: waits for keys, files and checks, gives them to the state, and performs the effects.
final class WatchLoop {
    private var state: WatchState
    private var display: any WatchDisplay
    private let helper: WatchHelper
    private let worker: WatchWorker
    private let mailbox: Mailbox
    private var files: LessonFiles
    private var reader = KeyReader()
    private let facts = TerminalFacts()
    private let input: Input
    /// What has come of a line that has not ended.
    private var line: [UInt8] = []
    /// When the work began.
    private var since = ContinuousClock.now
    private var isOver = false
    private var isChanged = true

    /// Where the keys come from.
    enum Input {
        /// A terminal that sends each key.
        case keys
        /// A terminal that sends lines: the first letter is the key.
        case lines
        /// No keys. When the input ends, the loop ends.
        case end
        case none
    }

    init(
        _ state: WatchState, from input: Input, on display: any WatchDisplay, files: LessonFiles, worker: WatchWorker,
        mailbox: Mailbox,
        helper: WatchHelper
    ) {
        (self.state, self.input, self.display, self.files) = (state, input, display, files)
        (self.worker, self.mailbox, self.helper) = (worker, mailbox, helper)
    }

    /// How often it looks at the files, in milliseconds.
    private static let beat: Int32 = 50

    /// Runs until the learner quits or a signal asks to stop.
    ///
    /// - Returns: the signal; nil when the learner quit.
    func run() -> Int32? {
        worker.readAbout(state.lessons.map(\.lesson))
        perform(state.start())
        while !(isOver && (input == .keys || state.work == nil)), Interruption.requested == nil {
            if KeyboardMode.isResumed { isChanged = true }
            if input == .keys, let size = WatchSize(facts), size != state.size { take(.resized(size)) }
            if isChanged { display.show(state) }
            isChanged = false
            wait()
            mailbox.take().forEach(take)
            if let event = files.changes() { take(event) }
            tick()
        }
        if input != .keys { display.show(state) }
        return Interruption.requested
    }

    private func wait() {
        // A negative number never has input.
        let keyboard = isOver || input == .none ? -1 : STDIN_FILENO
        let readable = InputWait.readable([keyboard, mailbox.descriptor], Self.beat)
        if readable[0] {
            readKeys()
        } else if !readable[1], reader.isInEscape {
            press(reader.rest())
        }
    }

    private func readKeys() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            switch input {
            case .keys: press(reader.keys(of: Array(bytes.prefix(count))))
            case .lines: readLines(bytes.prefix(count))
            case .end, .none: break
            }
        } else if count == 0 || errno != EINTR {
            isOver = true
        }
    }

    private func readLines(_ bytes: ArraySlice<UInt8>) {
        line += bytes
        while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
            let text = String(decoding: line[..<end], as: UTF8.self)
            line = Array(line[(end + 1)...])
            press([text.first { !$0.isWhitespace }.map(Screen.Key.character) ?? .enter])
        }
    }

    private func press(_ keys: [Screen.Key]) { for key in keys where !isOver { take(.key(key)) } }

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
                state.lesson(lesson).map { worker.check(id: id, folder: $0.lesson.folder) }
            case .build(let id, let lesson):
                since = .now
                worker.build(id: id, lesson: lesson)
            case .stop: worker.stop()
            case .play(let lesson, let step): lend { helper.play(lesson, from: step) }
            case .edit(let path, let line): lend { helper.edit(path, line: line) }
            case .hint(let place, let more): take(helper.hint(place, more: more))
            case .solution(let place): take(helper.solution(place))
            case .reset(let place): take(helper.reset(place))
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

extension WatchSize {
    /// Nil where there is no terminal that has a size.
    init?(_ facts: TerminalFacts) {
        guard let columns = facts.columns, let lines = facts.lines else { return nil }
        self.init(columns: columns, lines: lines)
    }
}
