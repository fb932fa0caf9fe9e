import Foundation

/// The git of a checkout. SwiftPM needs git, so it is there; a folder that was unpacked has no history.
package struct Git: Sendable {
    /// What git says where it fails.
    package struct Failure: Error {
        package let reason: String
    }

    private let root: URL
    private let index: URL?

    /// - Parameters:
    ///   - root: the checkout.
    ///   - index: used in place of the checkout's own.
    package init(in root: URL, index: URL? = nil) { (self.root, self.index) = (root, index) }

    /// What a command prints; nil where it fails.
    package func callAsFunction(_ arguments: [String]) -> String? {
        (try? data(arguments)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What a command prints, without the end of the last line.
    package func line(_ arguments: [String], input: URL? = nil) throws(Failure) -> String {
        String(decoding: try data(arguments, input: input), as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// What a command prints.
    ///
    /// - Parameter input: a file for its standard input.
    package func data(_ arguments: [String], input: URL? = nil) throws(Failure) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A checkout in a container may belong to another user.
        process.arguments = ["git", "-C", root.path, "-c", "safe.directory=*"] + arguments
        // Nobody answers a question about a password.
        let own = ["GIT_TERMINAL_PROMPT": "0"].merging(index.map { ["GIT_INDEX_FILE": $0.path] } ?? [:]) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) =
            (input.flatMap { try? FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice, output, errors)
        do { try process.run() } catch { throw Failure(reason: "git does not start") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: complaint, as: UTF8.self)
            throw Failure(reason: reason.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return data
    }

    /// Those of `paths` that are not as they were committed. None where there is no history.
    package func changed(_ paths: [String]) -> [String] {
        self(["diff", "--name-only", "--relative", "HEAD", "--"] + paths)?.split(whereSeparator: \.isNewline)
            .map(String.init) ?? []
    }
}
