import Foundation
import Terminal

/// Plays a screen with the keys that come through a pipe, and prints the screen after the last key.
struct ScriptedPlay {
    private let play: ScreenPlay

    init(_ play: ScreenPlay) { self.play = play }

    func run() {
        var reader = KeyReader()
        let bytes = Array(FileHandle.standardInput.readDataToEndOfFile())
        let keys = reader.keys(of: bytes) + reader.rest()
        for key in keys.prefix(while: { ![.escape, .endOfInput].contains($0) }) {
            serveMain(for: ScriptedPlay.pace)
            play.screen.press(key)
        }
        settle()
        for line in lines { print(line) }
        fflush(nil)
    }

    /// The seconds from one key to the next: those of a person who types well.
    private static let pace = 0.1

    private var lines: [String] {
        play.view(width: min(100, max(40, play.facts.columns ?? 80)) - 1, height: nil, hasKeys: false).texts
    }

    /// Waits until nothing has changed for a second.
    private func settle() {
        let end = Date(timeIntervalSinceNow: 10)
        var seen: [String] = []
        while seen != lines, Date.now < end {
            seen = lines
            serveMain(for: 1)
        }
    }

    /// Runs the work on the main queue, and the work that arrives there within so many seconds.
    private func serveMain(for seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            // Returns early after each piece of work, and at once if it has nothing to wait for.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
        } while Date.now < end
    }
}
