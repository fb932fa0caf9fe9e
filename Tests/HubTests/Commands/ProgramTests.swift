import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The program itself, as a shell starts it.
@Suite(.ownThread) struct ProgramTests {
    @Test func `it answers from any folder, and refuses with 64`() throws {
        let sample = try SampleCourse()
        let map = try HubProgram.start("", in: sample.root.appendingPathComponent("Lessons/02-subscribe"))
        HubProgram.finish(map)
        #expect(map.status == .exited(0))
        #expect(map.output.hasPrefix("2 lessons, 3 exercises, not checked yet.\n"))

        let refusal = try HubProgram.start("check subscirbe", in: sample.root)
        HubProgram.finish(refusal)
        #expect(refusal.status == .exited(64))
        #expect(refusal.output.contains("Did you mean subscribe?"))
    }

    @Test func `Ctrl-C ends all that a check has started`() throws {
        let course = try BrokenCourse()
        let check = try HubProgram.start("check", in: course.root)
        // By then SwiftPM runs.
        while check.status == nil, !course.isBeingBuilt { check.wait(milliseconds: 20) }
        kill(check.pid, SIGINT)
        HubProgram.finish(check)
        #expect(check.status == .exited(128 + SIGINT))
        #expect(check.output.hasPrefix("Stopped."))
        #expect(course.isQuiet())
    }
}

extension BrokenCourse {
    fileprivate var isBeingBuilt: Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(".build").path)
    }
}
