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
        var page: InlinePage
        var hasBegun = false
    }

    /// How often a run on the real clock is drawn, in milliseconds.
    private static let beat = 40
    /// The longest time that a run in virtual time is given, in milliseconds.
    private static let longestReplay = 5000

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

    /// Shows a run in virtual time as if it happened now, a little faster where it is long. A key shows the end at once.
    ///
    /// - Parameter milliseconds: How long a tick takes.
    func replay(
        _ output: [(time: Int, shown: [StyledLine])], _ picture: Picture, on page: Page, milliseconds: Int
    ) {
        let last = max(picture.end, output.last?.time ?? 0)
        let pause = last == 0 ? 0 : min(milliseconds, max(1, Self.longestReplay / last))
        var isSkipped = false
        for tick in 0...last {
            add(output.filter { $0.time == tick }.flatMap(\.shown))
            guard !isSkipped, tick < last else { continue }
            draw(picture.lines(on: page, upTo: tick))
            isSkipped = console.pause(milliseconds: pause)
        }
        end(with: picture.lines(on: page))
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

    private func draw(_ picture: [StyledLine], isLast: Bool = false) {
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
            console.draw(state.page.draw(lines, cursor: nil))
            // Output that has no room any more scrolls away, and is not drawn again.
            let gone = min(lines.count - height, state.output.count)
            guard gone > 0 else { return }
            state.page.release(gone)
            state.output.removeFirst(gone)
        }
    }
}
