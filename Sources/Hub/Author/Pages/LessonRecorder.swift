import Foundation
import LessonKit

/// Has the program of a lesson run its steps, and reads what they did.
struct LessonRecorder {
    let lesson: String
    /// The program's file.
    let program: String
    /// Where the program writes. The file is deleted afterwards.
    let folder: URL

    /// - Parameter isVirtualOnly: Whether the steps on the real clock are left out.
    /// - Throws: `CheckError`, `NotRecorded`
    func record(isVirtualOnly: Bool) throws -> RecordedLesson {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("record-\(lesson)-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let child = try ChildProcess(
            [program, "--record", file.path] + (isVirtualOnly ? ["--virtual"] : []),
            environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        while child.status == nil {
            child.wait(milliseconds: 100)
            if Interruption.requested != nil { child.end() }
        }
        try Interruption.check()
        guard child.status == .exited(0) else { throw NotRecorded(lesson: lesson, reason: child.output(last: 1000)) }
        do { return try RecordedLesson(contentsOf: file) } catch {
            throw NotRecorded(lesson: lesson, reason: error.localizedDescription)
        }
    }

    struct NotRecorded: Error, CustomStringConvertible {
        let lesson: String
        let reason: String

        var description: String {
            "The steps of \(lesson) did not run to their end.\n\(reason)\nTry: swift run \(lesson)"
        }
    }
}
