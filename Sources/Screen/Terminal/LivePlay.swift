import Dispatch
import Foundation
import Terminal

/// A screen that is played with real keys in a terminal.
///
/// Everything of it happens on the main queue.
final class LivePlay: @unchecked Sendable {
    private let play: ScreenPlay
    private var reader = KeyReader()
    private var canvas = Canvas()
    private var size: [Int?] = []
    private var isOver = false
    /// How often keys have come.
    private var round = 0

    init(_ play: ScreenPlay) { self.play = play }

    func run() {
        guard KeyboardMode.enter() else { return }
        let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        keys.setEventHandler { [weak self] in self?.read() }
        keys.resume()
        // It gives the run loop something to wait for.
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

    /// How often at least it looks for what has changed, in seconds. Nothing is sent if nothing has.
    private static let beat = 0.1
    /// How long Esc waits for what would make it the beginning of another key, in milliseconds.
    private static let patience = 50

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else {
            if count == 0 || errno != EINTR { isOver = true }
            return
        }
        round += 1
        press(reader.keys(of: Array(bytes.prefix(count))))
        guard reader.isInEscape else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(LivePlay.patience)) {
            [weak self, round = self.round] in
            guard let self, round == self.round else { return }
            press(reader.rest())
        }
    }

    private func press(_ keys: [Screen.Key]) {
        for key in keys where !isOver {
            if [.escape, .endOfInput].contains(key) { isOver = true } else { play.screen.press(key) }
        }
        draw()
    }

    private func draw() {
        let now = [play.facts.columns, play.facts.lines]
        var text = ""
        if KeyboardMode.takeResumption() { canvas.forget() }
        if now != size, !size.isEmpty { text += canvas.clear() }
        size = now
        // The last column stays free: a terminal may go on to the next line after it.
        let width = min(200, max(20, (now[0] ?? 80) - 1))
        let view = play.view(width: width, height: max(4, (now[1] ?? 24) - 1), hasKeys: true)
        let paint = Paint(hasColour: play.facts.hasColour)
        text += canvas.draw(view.lines.map(paint.text), caret: view.caret)
        KeyboardMode.cursorStands(linesAboveEnd: canvas.linesBelow)
        send(text)
    }

    private func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR, errno != EAGAIN { return }
        }
    }
}
