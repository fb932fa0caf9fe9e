import Foundation
import Platform

/// A lesson's program, found beside the test bundle.
enum LessonProgram {
    struct NotBuilt: Error { let path: String }

    struct Result {
        let output: String
        let complaints: String
        let status: Int32
        var lines: [Substring] { output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    }

    /// The file of a program of this package, or of another one with this path.
    static func url(_ name: String) throws -> URL {
        let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : BuiltPrograms.file(name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else { throw NotBuilt(path: url.path) }
        return url
    }

    /// The environment of a usual terminal, and `changes`.
    static func environment(_ changes: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["LC_ALL", "LC_CTYPE", "NO_COLOR", "COLORTERM"] { environment[name] = nil }
        environment["LANG"] = "en_US.UTF-8"
        environment["TERM"] = "xterm-256color"
        return environment.merging(changes) { $1 }
    }

    /// What comes of it without a terminal, in a folder that has nothing to do with the lesson.
    static func run(_ name: String, _ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(name, arguments, environment: environment)
    }

    /// - Parameter input: What comes through a pipe.
    static func run(
        _ name: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        let output = Pipe()
        // In a file, since a pipe that nobody reads yet may fill up, and whoever writes to it would stand still.
        let complaints = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: complaints)
        defer { try? FileManager.default.removeItem(at: complaints) }
        process.executableURL = try url(name)
        process.arguments = arguments
        process.environment = self.environment(environment)
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        let keyboard = Pipe()
        try keyboard.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try keyboard.fileHandleForWriting.close()
        process.standardInput = keyboard
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let errors = String(decoding: try Data(contentsOf: complaints), as: UTF8.self)
        return Result(output: text, complaints: errors, status: process.terminationStatus)
    }
}
