import Streams
import Terminal

/// Which runs of a lesson do not fit a projector of 80 columns and 24 lines.
///
/// Their questions and answers are measured without being played, by the tests.
struct FitCheck {
    /// The lines of a beat: the prompt has one of the 24, and an empty one before it.
    static let room = 22

    private let room: Int
    private let script: LessonScript

    init(_ script: LessonScript, room: Int = Self.room) { (self.script, self.room) = (script, room) }

    /// Runs every step. One sentence for each run that is too long.
    var problems: [String] {
        script.scenes.flatMap { scene in
            [scene.step, scene.step.varied].compactMap(\.self).compactMap { step in
                let lines = lines(of: step)
                guard lines > room else { return nil }
                return
                    "\(script.folder)/README.md:\(scene.text.line): the run of \"\(step.title)\" has \(lines) lines. "
                    + "A screen of 24 has room for \(room). Print less, or make two steps of it."
            }
        }
    }

    private func lines(of step: Step) -> Int {
        let console = LineCounter()
        var player = Player(script: script, options: PlayOptions(), console: console)
        player.run(step)
        return console.lines
    }
}

/// A projector that counts what is written to it.
private final class LineCounter: Console {
    private let count = Locked(0)
    var lines: Int { count.withLock { $0 } }

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
