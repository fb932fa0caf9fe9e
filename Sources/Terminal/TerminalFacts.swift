import Foundation

/// Facts about the terminal, or the pipes, that the program was started with.
package struct TerminalFacts {
    private let environment = ProcessInfo.processInfo.environment
    private let output: Int32

    /// - Parameter output: The descriptor that is written to: standard output or standard error.
    package init(output: Int32 = STDOUT_FILENO) { self.output = output }

    /// The columns of the terminal that is written to.
    package var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// Its lines.
    package var lines: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    private var size: winsize? {
        var size = winsize()
        return ioctl(output, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Whether keys can be pressed.
    package var hasKeyboard: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether the output is seen as it comes.
    package var hasScreen: Bool { isatty(output) == 1 }

    /// Whether colour is wanted and would be seen.
    package var hasColour: Bool { hasScreen && (environment["NO_COLOR"] ?? "").isEmpty && !isDumb }

    /// How many colours are wanted and would be seen.
    package var colours: ColourDepth { hasColour ? ColourDepth(environment: environment) : .none }

    /// Whether it is known to show more than ASCII.
    package var hasUnicode: Bool {
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { self.environment[$0] }.first { !$0.isEmpty } ?? ""
        return locale.lowercased().replacing("-", with: "").contains("utf8")
    }

    /// Whether it can neither colour nor erase, and sends keys line by line. A shell inside an editor is one example.
    package var isDumb: Bool { environment["TERM"] == "dumb" }
}
