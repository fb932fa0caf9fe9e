import Foundation
import Platform

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
        // A checkout in a container may belong to another user.
        var launch = Launch(["git", "-C", root.path, "-c", "safe.directory=*"] + arguments)
        // Nobody answers a question about a password.
        launch.environment["GIT_TERMINAL_PROMPT"] = "0"
        if let index { launch.environment["GIT_INDEX_FILE"] = index.path }
        let file = input.flatMap { try? FileHandle(forReadingFrom: $0) }
        launch.input = file.map { .file($0.fileDescriptor) } ?? .null
        guard let result = try? launch.result() else { throw Failure(reason: "git does not start") }
        guard result.status == .exited(0) else {
            let reason = String(decoding: result.errors, as: UTF8.self)
            throw Failure(reason: reason.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return result.output
    }

    /// Those of `paths` that are not as they were committed. None where there is no history.
    package func changed(_ paths: [String]) -> [String] {
        self(["diff", "--name-only", "--relative", "HEAD", "--"] + paths)?.split(whereSeparator: \.isNewline)
            .map(String.init) ?? []
    }
}
