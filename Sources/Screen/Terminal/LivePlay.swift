import Dispatch
import Foundation
import Terminal

/// Plays a screen with real keys in a terminal. Everything happens on the main queue.
final class LivePlay: @unchecked Sendable {
    private let play: ScreenPlay
    private var reader = KeyReader()
    private var page: InlinePage
    private var size: [Int?] = []
    private var isOver = false
    /// The number of times that keys have arrived.
    private var round = 0
    private var view = Drawing()
    /// A click that waits until the terminal has said in which line our cursor is.
    private var click: Mouse?

    init(_ play: ScreenPlay) {
        self.play = play
        page = InlinePage(Paint(play.facts.colours, isASCII: play.isASCII))
    }

    func run() {
        guard KeyboardMode.enter() else { return }
        if play.facts.hasColour { KeyboardMode.paints() }
        KeyboardMode.hearMouseAndPaste()
        let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        // Held until the source is cancelled: nothing else holds this in a release build.
        keys.setEventHandler { [self] in read() }
        keys.resume()
        // Without a timer the run loop would not wait.
        let heartbeat = Timer(timeInterval: LivePlay.beat, repeats: true) { _ in }
        RunLoop.main.add(heartbeat, forMode: .default)
        while !isOver {
            draw()
            // Returns early after each piece of work.
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: LivePlay.beat))
        }
        heartbeat.invalidate()
        keys.cancel()
        draw()
        KeyboardMode.giveWay()
    }

    /// The seconds between two looks for changes. If nothing has changed, nothing is sent.
    private static let beat = 0.1
    /// How long Esc waits for the rest of another key that begins with it, in milliseconds.
    private static let patience = 50

    private func read() {
        guard let bytes = SystemInput.read() else {
            isOver = true
            return
        }
        round += 1
        for input in reader.inputs(of: bytes) where !isOver {
            switch input {
            case .key(let key): press([key])
            case .mouse(let mouse): take(mouse)
            case .cursor(let line): clickWaiting(cursorLine: line)
            }
        }
        guard reader.isInEscape else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(LivePlay.patience)) {
            [weak self, round = self.round] in
            guard let self, round == self.round else { return }
            press(reader.rest())
        }
    }

    private func press(_ keys: [Key]) {
        for key in keys where !isOver {
            if key == .endOfInput || !play.screen.take(key) { isOver = true }
        }
    }

    private func take(_ mouse: Mouse) {
        switch mouse.action {
        case .press(.left):
            click = mouse
            SystemOutput.send(KeyReader.askForCursor)
        case .wheelUp: play.screen.scroll(by: -1)
        case .wheelDown: play.screen.scroll(by: 1)
        default: break
        }
    }

    private func clickWaiting(cursorLine: Int) {
        guard let mouse = click.take() else { return }
        let top = cursorLine - page.cursorLine
        let place = InlinePage.Place(line: mouse.line - top, column: mouse.column)
        if !play.screen.click(place, in: view) { isOver = true }
    }

    private func draw() {
        let now = [play.facts.columns, play.facts.lines]
        var text = ""
        if KeyboardMode.takeResumption() { page.forget() }
        if now != size, !size.isEmpty { text += page.clear() }
        size = now
        // The last column stays free: after it a terminal may go to the next line.
        let width = min(200, max(20, (now[0] ?? 80) - 1))
        view = play.view(width: width, height: max(4, (now[1] ?? 24) - 1), hasKeys: true)
        text += page.draw(view.lines, cursor: view.cursor)
        KeyboardMode.cursorStands(linesAboveEnd: page.linesBelow)
        SystemOutput.send(text)
    }
}
