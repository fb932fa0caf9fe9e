import LessonKit
import Marbles
import Terminal

/// A run as a lesson's README.md shows it: what it printed, the picture, and a sentence about its clock.
struct ReadmeRun {
    let run: RecordedRun
    /// The file of the picture, as seen from the page.
    let picture: String

    /// Where the picture called `name` is, as seen from the page.
    static func picture(_ name: String) -> String { "pictures/\(name)" }

    /// The text of the picture's file; nil where nothing was recorded.
    ///
    /// On the real clock there are many columns, and few of them have an element.
    var svg: String? { run.picture?.svg(label: words, scale: run.scale, widest: run.isReal ? 800 : 1280) }

    /// Lines of Markdown, with an empty one after each block.
    var lines: [String] {
        var lines: [String] = []
        if !output.isEmpty { lines += Self.code(output, "text") + [""] }
        if run.picture != nil { lines += ["<img src=\"\(picture)\" alt=\"\(SVGText.escaped(words))\">", ""] }
        if output.isEmpty, run.picture == nil { lines += ["It prints nothing.", ""] }
        return lines + clock.map { [$0, ""] }.joined()
    }

    private var words: String { run.picture?.words(unit: run.unit) ?? "" }

    /// What the times are.
    private var clock: [String] {
        if run.isReal { return [Self.realClock] }
        return (run.picture?.length ?? 0) < 2 ? [] : [Self.virtualClock]
    }

    static let realClock = "One run on the real clock. The milliseconds differ from run to run."
    static let virtualClock = "One tick is 100 ms."

    /// The lines that it printed, each after its time and its queue, as the player shows them.
    private var output: [String] {
        let hasTime = run.isReal || run.lines.contains { $0.time > 0 }
        let times = run.lines.map { "\($0.time) ms" }
        let timeWidth = times.map(\.displayWidth).max() ?? 0
        let queueWidth = run.lines.compactMap(\.queue?.displayWidth).max() ?? 0
        let printed = zip(run.lines, times).flatMap { line, time -> [String] in
            var prefix = hasTime ? time.paddedLeft(to: timeWidth) + "  " : ""
            if queueWidth > 0 { prefix += (line.queue ?? "").padded(to: queueWidth) + "  " }
            let rest = String(repeating: " ", count: prefix.displayWidth)
            return line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
                Self.trimmed(($0 == 0 ? prefix : rest) + ($1.isEmpty ? "" : String($1).printable))
            }
        }
        return printed + (run.error.map { ["✕ The step threw an error: \($0.printable)"] } ?? [])
    }

    private static func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }

    /// A block of code, whose fence is longer than any in it.
    static func code(_ lines: [String], _ language: String) -> [String] {
        var fence = "```"
        while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
        return [fence + language] + lines + [fence]
    }
}
