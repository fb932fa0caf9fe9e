import Foundation
import Platform
import Synchronization

/// A lesson's program, found beside the test bundle.
enum LessonProgram {
    struct NotBuilt: Error { let path: String }

    struct Result {
        let output: String
        let complaints: String
        let status: ProcessStatus
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
    ) throws -> Result { try Running(name, arguments, input: input, environment: environment).result() }

    /// Waits for a program from its start on. Swift Testing waits for any program to end, again and again, until somebody takes
    /// note of its end.
    private final class Ending: Sendable {
        private let found = Mutex<Launch.Result?>(nil)
        private let isFound = DispatchSemaphore(value: 0)

        init(of program: Launch.Running) {
            Thread.detachNewThread { [self] in
                found.withLock { $0 = program.result() }
                isFound.signal()
            }
        }

        func result() -> Launch.Result {
            isFound.wait()
            return found.withLock { $0 }!
        }
    }

    /// A program that has been started, so that several take their time at once.
    struct Running {
        private let ending: Ending
        private let keyboard = Pipe()

        init(_ name: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]) throws {
            var launch = Launch(
                [try url(name).path] + arguments, in: FileManager.default.temporaryDirectory,
                environment: LessonProgram.environment(environment))
            launch.input = .file(keyboard.fileHandleForReading.fileDescriptor)
            ending = Ending(of: try launch.running())
            try keyboard.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try keyboard.fileHandleForWriting.close()
        }

        /// What came of it, once it has ended.
        func result() -> Result {
            let result = ending.result()
            let (output, complaints) = (
                String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self)
            )
            return Result(output: output, complaints: complaints, status: result.status)
        }
    }
}
