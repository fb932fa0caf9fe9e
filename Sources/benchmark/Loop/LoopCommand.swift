import Foundation
import Platform

/// A command in a folder. Its output is kept.
struct LoopCommand {
    let words: [String]
    let folder: URL
    var lesson: String?
    var variables: [String: String] = [:]

    /// Runs it to its end.
    ///
    /// - Parameter codes: The exit codes that are right.
    /// - Returns: Its output.
    /// - Throws: `LoopError` if it ended with another code.
    @discardableResult
    func run(codes: Set<Int32> = [0]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(lesson.map { ["LESSON": $0] } ?? [:]) { $1 }
            .merging(variables) { $1 }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit, codes.contains(process.terminationStatus) else {
            throw LoopError("\(words.joined(separator: " ")) failed in \(folder.path):\n\(said.suffix(2000))")
        }
        return said
    }
}

extension LoopCourse {
    /// The hub, as built for this course.
    func hub(_ words: String...) throws {
        // 1: not everything has passed.
        try LoopCommand(words: [root.appendingPathComponent(".build/debug/workbook").path] + words, folder: root)
            .run(codes: [0, 1])
    }

    /// The same without the hub: build the checks of one lesson, and run them on the learner's answers.
    func byHand(_ lesson: String) throws {
        let filter = ["--filter", "/`?[0-9]+ · "]
        try LoopCommand(words: ["swift", "build", "--build-tests"], folder: root, lesson: lesson).run()
        guard
            let tests = TestLauncher(
                in: root.appendingPathComponent(".build/debug"), swiftTest: ["swift", "test", "--skip-build"])
        else { throw LoopError("No tests were built in \(root.path).") }
        try LoopCommand(words: tests.command + filter, folder: root, lesson: lesson, variables: tests.environment).run()
    }

    /// The first command, up to its first screen.
    func map() throws {
        try LoopCommand(words: ["swift", "run", "workbook", "map"], folder: root).run()
    }

    func build() throws {
        try LoopCommand(words: ["swift", "build", "--product", "workbook"], folder: root).run()
        try hub("check", lessons[0])
    }
}
