import Foundation

/// The git of a checkout. SwiftPM needs git, so it is there; a folder that was unpacked has no history.
package struct Git: Sendable {
    private let root: URL

    /// - Parameter root: the checkout.
    package init(in root: URL) { self.root = root }

    /// What a command prints; nil where it fails.
    package func callAsFunction(_ arguments: [String]) -> String? {
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

    /// Those of `paths` that are not as they were committed. None where there is no history.
    package func changed(_ paths: [String]) -> [String] {
        self(["diff", "--name-only", "--relative", "HEAD", "--"] + paths)?.split(whereSeparator: \.isNewline)
            .map(String.init) ?? []
    }
}
