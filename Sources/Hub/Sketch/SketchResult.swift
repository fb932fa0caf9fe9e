import LessonKit
import Terminal

/// What came of a sketch, as a value.
struct SketchResult: Equatable, Sendable {
    enum Outcome: Equatable, Sendable {
        case done
        /// It has no `Sketch.play`, and ran to its end as any program does.
        case plain
        case threw
        /// It ended its program before it came to its end.
        case left
        case crashed
        case hung
        case doesNotCompile
    }

    var outcome: Outcome
    /// What is wrong, in the order of reading.
    var diagnoses: [Diagnosis] = []
    /// What it did, as far as that is known.
    var report: SketchReport?
    /// What it wrote to standard output and standard error by other ways than `print` and `show`.
    var printed = Printed()

    var isDone: Bool { outcome == .done || outcome == .plain }

    /// All of it, the most important first.
    var blocks: [Block] {
        var parts: [[Block]] = []
        if let heading { parts.append([.prose(heading, .bad), .indented(findings)]) }
        if let report {
            if report.hasRows { parts.append([.marbles(report)]) }
            if !report.remarks.isEmpty { parts.append(report.remarks.map { .prose($0) }) }
            if report.lineCount > 0 { parts.append([.output(report)]) }
        }
        if !printed.isEmpty { parts.append([.printed(printed)]) }
        if outcome == .plain {
            let ran = "It ran to its end\(printed.isEmpty ? ", and printed nothing" : "")."
            parts.append([.prose("\(ran) Rows of marbles come from what stands in Sketch.play { stage in }.", .quiet)])
        }
        return Array(parts.joined(separator: [.gap]))
    }

    private var findings: [Block] {
        diagnoses.flatMap { finding -> [Block] in
            let place: [Block] = finding.place.map { [.whole("\($0.path):\($0.line)")] } ?? []
            let evidence = finding.evidence.map { evidence -> Block in
                // A line that has no mark below it may go on in the next one.
                if case .code(let text, mark: nil) = evidence { .code([text]) } else { .evidence(evidence) }
            }
            return place + (evidence.isEmpty ? [] : [.indented(evidence)]) + [.prose(finding.meaning)]
        }
    }

    private var heading: String? {
        switch outcome {
        case .done, .plain: nil
        case .threw: "✗ It threw an error."
        case .left: "✗ It did not come to its end."
        case .crashed: "✗ It crashed."
        case .hung: "✗ It did not end."
        case .doesNotCompile: "✗ It does not compile."
        }
    }
}
