import Foundation
import Testing

@testable import LessonKit

/// The program itself, as a shell starts it.
@Suite struct ProgramTests {
    @Test func `it answers from any folder, and refuses with 64`() throws {
        let sample = try SampleCourse()
        let map = try start("", in: sample.root.appendingPathComponent("Lessons/02-subscribe"))
        finish(map)
        #expect(map.status == .exited(0))
        #expect(map.said.hasPrefix("2 lessons, 3 exercises, not checked yet.\n"))

        let refusal = try start("check subscirbe", in: sample.root)
        finish(refusal)
        #expect(refusal.status == .exited(64))
        #expect(refusal.said.contains("Did you mean subscribe?"))
    }

    @Test func `Ctrl-C ends all that a check has started`() throws {
        let course = try BrokenCourse()
        let check = try start("check", in: course.root)
        // By then SwiftPM runs.
        while check.status == nil, !course.isBeingBuilt { check.wait(milliseconds: 20) }
        kill(check.pid, SIGINT)
        finish(check)
        #expect(check.status == .exited(128 + SIGINT))
        #expect(check.said.hasPrefix("Stopped."))
        let deadline = ContinuousClock.now + .seconds(10)
        while !course.processes.isEmpty, ContinuousClock.now < deadline { usleep(1000) }
        #expect(course.processes.isEmpty)
    }

    private func start(_ arguments: String, in folder: URL) throws -> ChildProcess {
        try ChildProcess(
            ["sh", "-c", "cd \"$0\" && exec \"$1\" \(arguments)", folder.path, Self.program.path],
            environment: ProcessInfo.processInfo.environment.merging(["LC_ALL": "en_US.UTF-8"]) { $1 },
            keepsStandardOutput: true)
    }

    private func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 50) } }

    /// It is built beside the test bundle.
    static var program: URL {
        let bundle = CommandLine.arguments.lazy.compactMap { argument in
            argument.firstRange(of: ".xctest").map { String(argument[..<$0.upperBound]) }
        }.first
        return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("workbook")
    }
}

extension BrokenCourse {
    fileprivate var isBeingBuilt: Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(".build").path)
    }

    /// The processes that name its folder in their arguments, where the system lists them.
    fileprivate var processes: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { process in
            let arguments = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
            return Int(process) != nil
                && arguments.map { String(decoding: $0, as: UTF8.self).contains(root.lastPathComponent) } == true
        }
    }
}
