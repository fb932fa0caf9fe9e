import ExerciseSupport
import Foundation
import LessonKit
import Testing

@testable import Hub

/// Scripts stand for the programs of the lessons.
@Suite(.ownThread) struct LessonRecorderTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    /// Writes the program of `lesson`. In it, `$2` is the file for the runs.
    private func program(_ lesson: String, _ script: String) throws {
        try Script.write(script, to: sample.root.appendingPathComponent("built/\(lesson)"))
    }

    private func record(_ lessons: String..., seconds: Double = 20) throws -> [String: RecordedLesson] {
        try LessonRecorder(checkout: sample.checkout, timeLimit: seconds, most: 2, onProgress: { _ in })
            .play(lessons, in: BuildProducts(folder: sample.root.appendingPathComponent("built"), options: []))
    }

    private func end(of script: String, seconds: Double = 20) throws -> String {
        try program("a", script)
        let error = #expect(throws: RecordingError.self) { _ = try record("a", seconds: seconds) }
        return error?.description ?? ""
    }

    @Test func `what each program writes is read, more programs than run at one time`() throws {
        for name in ["a", "b", "c"] {
            try program(name, "[ \"$1\" = --record ] && echo '{\"name\":\"\(name)\",\"steps\":[]}' > \"$2\"")
        }
        #expect(try record("a", "b", "c").mapValues(\.name) == ["a": "a", "b": "b", "c": "c"])
    }

    @Test func `a program that hangs is ended and named`() throws {
        let start = ContinuousClock.now
        let text = try end(of: "exec sleep 100", seconds: 0.05)
        #expect(text.hasPrefix("The lesson a did not end within"))
        #expect(text.contains("swift run a"))
        #expect(start.duration(to: .now) < .seconds(50))
    }

    @Test
    func
        `a program that crashes, fails, records nothing or is not there is named`()
        throws
    {
        #expect(try end(of: "echo boom; kill -SEGV $$").hasPrefix("The lesson a has crashed (signal 11"))
        let text = try end(of: "echo boom >&2; exit 3")
        #expect(text == "The lesson a has ended with 3.\nboom\nNothing was written.")
        for script in ["true", "echo '{' > \"$2\""] {
            #expect(try end(of: script).hasPrefix("The lesson a left no record of its runs"), "\(script)")
        }
        #expect(throws: CheckError.self) { try record("none") }
    }
}
