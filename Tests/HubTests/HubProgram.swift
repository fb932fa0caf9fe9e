import Foundation

@testable import Hub
@testable import LessonKit

/// The program itself, as a shell starts it.
enum HubProgram {
    static func start(_ arguments: String, in folder: URL) throws -> ChildProcess {
        try ChildProcess(
            ["sh", "-c", "cd \"$0\" && exec \"$1\" \(arguments)", folder.path, file.path],
            environment: ProcessInfo.processInfo.environment.merging(["LC_ALL": "en_US.UTF-8"]) { $1 },
            keepsStandardOutput: true)
    }

    static func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 50) } }

    /// It is built beside the test bundle.
    static var file: URL {
        let bundle = CommandLine.arguments.lazy.compactMap { argument in
            argument.firstRange(of: ".xctest").map { String(argument[..<$0.upperBound]) }
        }.first
        return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("workbook")
    }
}

extension BrokenCourse {
    /// The arguments of the processes that name its folder in them, where the system lists them.
    var processes: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { process in
            guard Int(process) != nil,
                let arguments = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
            else { return nil }
            let text = String(decoding: arguments, as: UTF8.self)
            return text.contains(root.lastPathComponent) ? text : nil
        }
    }

    /// Whether its test program runs. The linker names it as well, but not what it is told.
    var isBeingChecked: Bool { processes.contains { $0.contains("--event-stream-output-path") } }

    /// Whether all its processes have ended, or do so now.
    func isQuiet() -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        while !processes.isEmpty, ContinuousClock.now < deadline { usleep(5000) }
        return processes.isEmpty
    }
}
