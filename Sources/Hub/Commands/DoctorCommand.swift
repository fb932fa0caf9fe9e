import LessonKit

extension HubCommand {
    static let doctor = HubCommand(
        name: "doctor", meaning: "Looks whether all that a check needs is there, and says what to do where it is not."
    ) { hub, _ in
        let findings = try Doctor(course: hub.course(), tell: hub.tell).findings()
        hub.tell("")
        hub.show(findings + [hub.terminalFinding])
        hub.line()
        let troubles = findings.count { $0.kind == .trouble }
        hub.prose(
            troubles == 0
                ? "All is well."
                : "\(troubles) \(troubles == 1 ? "thing stands" : "things stand") in the way. Begin with the first.")
        return troubles == 0 ? 0 : Hub.Exit.notAllPassed
    }
}

extension Hub {
    /// What the terminal can, as far as it tells.
    fileprivate var terminalFinding: Finding {
        let columns = terminal.columns.map { "\($0) columns" } ?? "not a terminal"
        let text =
            "The output: \(columns), \(terminal.hasUnicode ? "UTF-8" : "ASCII only"), "
            + "\(terminal.hasColour ? "colour" : "no colour")."
        if !terminal.hasUnicode {
            return Finding(
                kind: .note, text: text, advice: "For marbles that are drawn better, where your system has it:",
                command: "export LC_ALL=en_US.UTF-8")
        }
        if let columns = terminal.columns, columns < 60 {
            return Finding(kind: .note, text: text, advice: "From 80 columns on marbles are not broken.")
        }
        return Finding(kind: .well, text: text)
    }
}
