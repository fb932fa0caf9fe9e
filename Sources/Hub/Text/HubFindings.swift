import LessonKit

extension Hub {
    /// Each finding on a line with its mark; below it what to do, where it is not well.
    func show(_ findings: [Finding]) {
        for finding in findings {
            prose(finding.text, after: "\(finding.kind.mark) ", finding.kind.style, margin: 2)
            guard finding.kind != .well else { continue }
            if !finding.advice.isEmpty { prose(finding.advice, after: "  ", margin: 2) }
            if let command = finding.command { self.command(command) }
        }
    }
}
