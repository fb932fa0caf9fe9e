import Foundation

/// Leaves the lines "… started." of Swift Testing out of a run of all tests, in which two thousand tests print two lines each, and
/// ends it with a list of what failed. The library cannot be asked for either.
enum Quiet {
    /// Has another program print what is written to standard error from now on: a crash loses nothing.
    static func begin() {
        let (lines, shell) = (Pipe(), Process())
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", script]
        shell.standardInput = lines
        shell.standardOutput = FileHandle.standardError
        guard (try? shell.run()) != nil else { return }
        dup2(lines.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    }

    /// Each failed test once, by the place of its first issue.
    private static let script = #"""
        said=$(mktemp)
        grep -a -v --line-buffered '◇ .* started\.$' | tee "$said"
        failed=$(grep -a '✘ .* recorded an issue' "$said" | sed 's/^.*✘ //; s/ recorded an issue[^@]* at / · /; s/: .*//' | uniq)
        rm -f "$said"
        if [ -n "$failed" ]; then printf '\nWhat failed:\n%s\n' "$failed" | sed '3,$s/^/  /'; fi
        """#
}
