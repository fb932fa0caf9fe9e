import Foundation

/// Why a command waits: another process works in the same folder.
struct WaitReason {
    /// A sentence with the process and what was typed to start it.
    let text: String

    /// - Parameter pid: The process, as far as it is known.
    init(_ pid: String?) {
        guard let pid else {
            text = "Waiting for another swift command to end in this folder …"
            return
        }
        let words = Self.command(pid).split(separator: " ")
        let name = words.first?.split(separator: "/").last ?? "a program"
        let command = ([name] + words.dropFirst()).joined(separator: " ").head(width: 60)
        text = "Waiting for \(command) (process \(pid)) to end: it works in this folder, too …"
    }

    /// What is told when SwiftPM says in `line` that it waits; nil if it says something else.
    init?(swiftPM line: Substring) {
        guard line.hasPrefix(Doctor.another) else { return nil }
        self.init(line.firstMatch(of: #/PID: ([0-9]+)/#).map { String($0.1) })
    }

    private static func command(_ pid: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        guard
            let child = try? ChildProcess(
                ["ps", "-o", "args=", "-p", pid], environment: environment, keepsStandardOutput: true)
        else { return "" }
        while child.status == nil { child.wait(milliseconds: 100) }
        return child.status == .exited(0) ? String(child.lastLine) : ""
    }
}
