import Foundation
import Terminal

/// Plays a screen with the keys that come through a pipe, and prints the screen after the last key.
struct ScriptedPlay {
    private let play: ScreenPlay

    init(_ play: ScreenPlay) { self.play = play }

    func run() {
        let bytes = Array(FileHandle.standardInput.readDataToEndOfFile())
        for key in ScriptedPlay.keys(of: bytes) {
            serveMain(until: .now + ScriptedPlay.pace)
            guard key != .endOfInput, play.screen.take(key) else { break }
        }
        settle()
        for line in lines { print(line) }
        fflush(nil)
    }

    /// The seconds from one key to the next: those of a person who types well.
    private static let pace = 0.1

    /// The keys in `bytes`. Nobody holds Alt here, so Esc is a key of its own wherever it does not begin an arrow or a page key.
    static func keys(of bytes: [UInt8]) -> [Key] {
        var reader = KeyReader()
        var keys: [Key] = []
        var start = 0
        for end in bytes.indices where bytes[end] == 0x1B && !beginsKey(bytes[(end + 1)...]) {
            keys += reader.keys(of: Array(bytes[start...end])) + reader.rest()
            start = end + 1
        }
        return keys + reader.keys(of: Array(bytes[start...])) + reader.rest()
    }

    /// Whether Esc and these bytes are one key: `[A`, `OA`.
    private static func beginsKey(_ rest: ArraySlice<UInt8>) -> Bool {
        let next = rest.prefix(2).map { Character(Unicode.Scalar($0)) }
        return next.first == "[" || (next.count == 2 && next[0] == "O" && "ABCDFH".contains(next[1]))
    }

    private var lines: [String] {
        play.view(width: min(100, max(40, play.facts.columns ?? 80)) - 1, height: nil, hasKeys: false).texts
    }

    /// Waits until nothing has changed for a second.
    private func settle() {
        let end = Date(timeIntervalSinceNow: 10)
        var seen: [String] = []
        while seen != lines, Date.now < end {
            seen = lines
            serveMain(until: .now + 1)
        }
    }
}

/// Runs the work on the main queue, and the work that arrives there before `end`.
package func serveMain(until end: Date) {
    repeat {
        // Returns early after each piece of work, and at once if it has nothing to wait for.
        if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
    } while Date.now < end
}
