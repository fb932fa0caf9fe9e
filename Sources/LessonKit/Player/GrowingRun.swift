import Dispatch
import Streams
import Terminal

/// A run that grows on the screen: its output, and below it the picture up to now. Each drawing covers the one before.
final class GrowingRun: @unchecked Sendable {
    private let console: any Console
    /// The lines there are for a drawing.
    private let height: Int
    /// The columns that a drawing takes.
    private let width: Int
    /// Guards the console as well: lines come from any thread, and one drawing at a time is sent.
    private let state: Locked<State>

    private struct State {
        var output: [StyledLine] = []
        /// The lines of output that have scrolled away.
        var gone = 0
        var page: InlinePage
        var hasBegun = false
    }

    /// How often a run on the real clock is drawn, in milliseconds.
    private static let beat = 40

    /// Nil where a drawing cannot cover the one before.
    init?(on console: any Console, _ page: Page) {
        guard let lines = console.drawableLines else { return nil }
        self.console = console
        height = max(4, lines - 2)
        width = page.width
        state = Locked(State(page: InlinePage(page.paint)))
    }

    /// Adds lines of output, from any thread. The next drawing shows them.
    func add(_ lines: [StyledLine]) { state.withLock { $0.output += lines } }

    /// Draws what there is so far again and again, until the result is disposed of.
    func follow(_ picture: @escaping @Sendable () -> [StyledLine]) -> Disposable {
        let queue = DispatchQueue(label: "picture")
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { self.draw(picture()) }
        timer.schedule(deadline: .now(), repeating: .milliseconds(Self.beat))
        timer.resume()
        return Disposables.create {
            timer.cancel()
            queue.sync {}
        }
    }

    /// Shows a run as if it happened now. The keys of a run hold it and step it; any other key shows its end at once.
    ///
    /// - Parameter position: Where it begins; nil for its start.
    func replay(_ run: RunReplay, on page: Page, from position: RunReplay.Position? = nil) {
        var now = position ?? RunReplay.Position(last: run.last)
        while !now.isOver {
            show(run, upTo: now.tick)
            draw(run.picture(on: page, upTo: now.tick), below: now.isHeld ? prompt(run, now, page) : [])
            guard let key = console.pause(milliseconds: now.isHeld ? nil : run.pause) else {
                now.pass()
                continue
            }
            guard let own = RunKey(key) else {
                console.ignoreKeys()
                break
            }
            now.take(own)
        }
        show(run, upTo: run.last)
        end(with: run.picture.lines(on: page))
    }

    private func show(_ run: RunReplay, upTo tick: Int) {
        state.withLock { $0.output = Array(run.output(upTo: tick).dropFirst($0.gone)) }
    }

    /// What the keys do with a run that is held.
    private func prompt(_ run: RunReplay, _ now: RunReplay.Position, _ page: Page) -> [StyledLine] {
        let time = now.isAsking ? "What comes next?" : "held at \(now.tick * run.milliseconds) ms"
        let keys = [time, "- + a tick back, on", "k goes on", "other keys show the end"]
        let text = [" ", StyledText(keys.joined(separator: " \(page.letters.dot) "), .quiet)]
        return [[], text.cut(to: page.width - 1, mark: page.letters.more)]
    }

    /// Whether the window has become too small while it ran: what was drawn there is folded now, and cannot be covered.
    private var isCramped: Bool {
        (console.columns ?? width) < width || (console.drawableLines ?? height) < height
    }

    /// Draws the whole run, and leaves it on the screen.
    func end(with picture: [StyledLine]) {
        draw(picture, isLast: true)
        state.withLock { state in
            if state.hasBegun { console.draw("\r\n") }
            state.page.forget()
            // A picture that is higher than the terminal could not be covered.
            if picture.count >= height {
                console.draw("\r\n")
                console.draw(state.page.draw(picture, cursor: nil) + "\r\n")
            }
        }
    }

    /// - Parameter prompt: Lines that the next drawing takes away. There is always room for a prompt.
    private func draw(_ picture: [StyledLine], below prompt: [StyledLine] = [], isLast: Bool = false) {
        state.withLock { state in
            if isCramped {
                guard isLast else { return }
                if state.hasBegun { console.draw("\r\n\r\n") }
                state.page.forget()
            }
            let picture = picture.count < height ? picture : []
            let lines = state.output + (state.output.isEmpty || picture.isEmpty ? [] : [[]]) + picture
            guard !lines.isEmpty else { return }
            if !state.hasBegun { console.draw("\r\n") }
            state.hasBegun = true
            console.draw(state.page.draw(lines + prompt, cursor: nil))
            // Output that has no room any more scrolls away, and is not drawn again.
            let gone = min(lines.count - height, state.output.count)
            guard gone > 0 else { return }
            state.page.release(gone)
            state.output.removeFirst(gone)
            state.gone += gone
        }
    }
}
