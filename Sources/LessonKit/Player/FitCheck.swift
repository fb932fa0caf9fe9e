import Foundation
import Streams
import Terminal

/// Which runs and variants of a lesson do not fit a projector of 80 columns and 24 lines.
///
/// Their questions and answers are measured without being played, by the tests.
struct FitCheck {
    /// The lines of a beat: the prompt has one of the 24, and an empty one before it.
    static let room = 22

    private let played = ProcessInfo.processInfo.environment["PLAYED"]
    private let room: Int
    private let script: LessonScript

    init(_ script: LessonScript, room: Int = Self.room) { (self.script, self.room) = (script, room) }

    /// Runs every step. One sentence for each run that is too long, and for each variant.
    var problems: [String] {
        script.entries.flatMap { entry -> [String] in
            let console = LineCounter()
            var player = Player(script: script, options: PlayOptions(), console: console)
            // So a step that does not end is known to the program that waits for it.
            if let played {
                try? Data(place(of: "step", entry).utf8).write(to: URL(fileURLWithPath: played), options: .atomic)
            }
            player.run(entry.step)
            let run = console.lines
            guard let part = entry.part else {
                return problem("run", run, entry, "Print less, or make two steps of it.")
            }
            let asked = player.page.variantBeat(of: entry, room: room).count
            player.run(part.step)
            return problem("run", run, entry, "Print less, or make two steps of it.")
                + problem("variant", asked, entry, "Say it in fewer words, or change fewer lines.")
                + problem("variant's run", console.lines - run, entry, "Print less.")
        }
    }

    private func place(of part: String, _ entry: LessonScript.Entry) -> String {
        "\(script.folder)/README.md:\(entry.text.line): the \(part) \"\(entry.step.title)\""
    }

    private func problem(_ part: String, _ lines: Int, _ entry: LessonScript.Entry, _ remedy: String) -> [String] {
        guard lines > room else { return [] }
        return [
            place(of: "\(part) of", entry) + " has \(lines) lines. "
                + "A screen of 24 has room for \(room). \(remedy)"
        ]
    }
}

/// A projector that counts what is written to it.
private final class LineCounter: Console {
    private let count = Locked(0)
    var lines: Int { count.value }

    let columns: Int? = 80
    let isInteractive = false
    let hasScreen = false
    let hasColour = false
    let hasUnicode = true
    let hasKeys = false
    let drawableLines: Int? = nil

    func write(_ line: String) {
        count.withLock { $0 += line.split(separator: "\n", omittingEmptySubsequences: false).count }
    }
    func complain(_ line: String) {}
    func busy(_ text: String) {}
    func ignoreKeys() {}
    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? { nil }
}
