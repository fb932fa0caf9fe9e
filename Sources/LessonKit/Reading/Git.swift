import Foundation

/// What git says of a checkout. SwiftPM needs git, so it is there.
package enum Git {
    /// What it prints; nil where it fails.
    package static func output(_ arguments: [String], in root: URL) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A checkout in a container may belong to another user.
        process.arguments = ["git", "-C", root.path, "-c", "safe.directory=*"] + arguments
        let output = Pipe()
        (process.standardInput, process.standardOutput, process.standardError) =
            (FileHandle.nullDevice, output, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
