import LessonKit
import Marbles

/// What a step did when it ran: its picture, its output, and what the numbers mean.
struct RunHTML {
    let run: RecordedRun
    /// The numbers above the picture.
    let scale: Timeline.Scale

    init(_ run: RecordedRun, of step: LessonText.Step) { (self.run, scale) = (run, step.scale(of: run)) }

    var html: HTML {
        .tag(
            "figure",
            [
                "class": "run", "data-unit": "\(run.unit)", "data-length": "\(length)",
                "data-real": run.isReal ? "" : nil, "data-ms": scale.name == "ms" ? "" : nil,
            ], [picture, output, caption])
    }

    /// The ticks, with or without a picture.
    private var length: Int {
        max(run.picture?.length ?? 0, (run.lines.map(\.time).max() ?? 0) / max(1, run.unit) + 1)
    }

    private var picture: HTML {
        guard let picture = run.picture else { return .nothing }
        let svg = picture.svg(label: picture.words(unit: run.unit), scale: scale, isEmbedded: true)
        return .tag("div", ["class": "picture", "tabindex": "0"], [.picture(svg)])
    }

    private var output: HTML {
        run.lines.isEmpty ? .nothing : .tag("ol", ["class": "output"], run.lines.map(line))
    }

    /// A line, or the lines of a screen that was printed at once: they stand one above the other, as they are.
    private func line(_ line: OutputLine) -> HTML {
        var parts: [HTML] = []
        if hasTimes { parts += [.tag("span", ["class": "time"], [.text("\(line.time) ms")]), " "] }
        if let queue = line.queue { parts += [.tag("span", ["class": "queue"], [.text(queue)]), " "] }
        return .tag(
            "li", ["class": line.text.contains("\n") ? "frame" : nil, "data-time": "\(line.time)"],
            parts + [FormHTML(line.text)?.html ?? .tag("code", [.text(line.text)])])
    }

    /// Whether the times say anything: in virtual time many steps are over at 0.
    private var hasTimes: Bool { run.isReal || run.lines.contains { $0.time > 0 } }

    private var caption: HTML {
        var sentences: [String] = []
        if run.lines.isEmpty, run.picture == nil { sentences.append("It printed nothing.") }
        if let error = run.error { sentences.append("The step threw an error: \(error).") }
        var known: [String] = []
        if run.picture != nil { known.append("One \(run.isReal ? "column" : "tick") is \(run.unit) ms.") }
        if run.isReal { known.append("One run on the real clock: another one differs a little.") }
        guard !known.isEmpty || !sentences.isEmpty else { return .nothing }
        // A room sees what is new on this screen alone.
        let unit = HTML.tag("span", ["class": "unit"], [.text(known.joined(separator: " "))])
        return .tag("figcaption", [.text(sentences.map { "\($0) " }.joined()), known.isEmpty ? .nothing : unit])
    }
}
