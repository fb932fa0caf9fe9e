import Foundation
import Platform

/// The clipboard of the person at the terminal.
package enum Clipboard {
    /// Copies `text` to it, if the terminal allows that.
    ///
    /// Source: XTerm Control Sequences, "Operating System Commands", 52.
    package static func copy(_ text: String) {
        // Terminal.app does not have that sequence.
        if ProcessInfo.processInfo.environment["TERM_PROGRAM"] == "Apple_Terminal" { return copyWithProgram(text) }
        SystemOutput.send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
    }

    private static func copyWithProgram(_ text: String) {
        var launch = Launch(["sh", "-c", "printf %s \"$0\" | LC_ALL=en_US.UTF-8 pbcopy", text])
        (launch.input, launch.output, launch.errors) = (.null, .null, .null)
        guard let pid = try? launch.start() else { return }
        _ = ProcessStatus(waitingFor: pid)
    }
}
