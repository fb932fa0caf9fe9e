import Foundation
import Testing

@testable import Hub

/// A shell script that can be run.
enum Script {
    /// Writes `lines` and makes the file executable.
    ///
    /// Another process does it. A file that is open for writing cannot be run, and a program that another test starts at that
    /// moment would hold open what this process writes.
    static func write(_ lines: String, to file: URL) throws {
        let make = "mkdir -p \"${0%/*}\" && printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod 755 \"$0\""
        let child = try ChildProcess(
            ["sh", "-c", make, file.path, lines], environment: ProcessInfo.processInfo.environment,
            keepsStandardOutput: true)
        HubProgram.finish(child)
        try #require(child.status == .exited(0), "\(child.output)")
    }
}
