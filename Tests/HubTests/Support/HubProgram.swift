import Foundation
import Platform

@testable import Hub
@testable import LessonKit

/// The program itself, as a shell starts it.
enum HubProgram {
    /// - Parameter prefix: The words before the command.
    static func start(_ arguments: String, in folder: URL, with prefix: [String] = []) throws -> ChildProcess {
        try ChildProcess(
            prefix + ["sh", "-c", "cd \"$0\" && exec \"$1\" \(arguments)", folder.path, file.path],
            environment: ProcessInfo.processInfo.environment.merging(["LC_ALL": "en_US.UTF-8"]) { $1 },
            keepsStandardOutput: true)
    }

    static func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 50) } }

    static let file = BuiltPrograms.file("workbook")
}

extension BrokenCourse {
    /// The commands of the programs that have its folder in their arguments.
    var processes: [String] { Processes.commands(with: root.lastPathComponent) }

    /// Whether its test program runs. The linker names it as well, but not what it is told.
    var isBeingChecked: Bool { processes.contains { $0.contains("--no-parallel") } }

    /// Whether all its processes have ended, or do so now.
    func isQuiet() -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        while !processes.isEmpty, ContinuousClock.now < deadline { usleep(5000) }
        return processes.isEmpty
    }
}
