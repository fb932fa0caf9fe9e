import LessonKit
import Terminal

extension HubCommand {
    static let doctor = HubCommand(
        name: "doctor", meaning: "Looks whether everything that a check needs is there, and says what to do if not."
    ) { hub, _ in
        let findings = try Doctor(course: hub.course(), onProgress: hub.onProgress).findings()
        let troubles = findings.count { $0.kind == .trouble }
        let end =
            troubles == 0
            ? "All is well."
            : "\(troubles) \(troubles == 1 ? "thing stands" : "things stand") in the way. Begin with the first."
        return Answer(
            blocks: (findings + [terminal(hub.terminal)]).blocks + [.gap, .prose(end)],
            status: troubles == 0 ? 0 : Hub.Exit.notAllPassed)
    }

    /// What the terminal can do, as far as it is known.
    private static func terminal(_ terminal: any Console) -> Finding {
        let columns = terminal.columns.map { "\($0) columns" } ?? "not a terminal"
        let text =
            "The output: \(columns), \(terminal.hasUnicode ? "UTF-8" : "ASCII only"), "
            + "\(terminal.hasColour ? "colour" : "no colour")."
        if !terminal.hasUnicode {
            return Finding(
                kind: .note, text: text, advice: "If your system has it, this draws better marbles:",
                command: "export LC_ALL=en_US.UTF-8")
        }
        if let columns = terminal.columns, columns < 60 {
            return Finding(kind: .note, text: text, advice: "With 80 columns or more, marbles are not broken.")
        }
        return Finding(kind: .well, text: text)
    }
}
