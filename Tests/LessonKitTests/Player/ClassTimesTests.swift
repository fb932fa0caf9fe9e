import Foundation
import Terminal
import Testing

@testable import LessonKit

@Suite("What the steps took in classes")
struct ClassTimesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "classes \(UUID().uuidString)")
    private let start = SpeakerSample.start
    private var times: ClassTimes { ClassTimes(WalkFiles(folder: folder), lesson: "98-fixture") }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    @Test func `the median is of all classes, to the half minute; a step that was only passed does not count`() {
        defer { clean() }
        #expect(times.medians == [:])
        times.note(["A": 100, "B": 12], began: start)
        times.note(["A": 200], began: start + 1)
        times.note(["A": 600, "B": 60], began: start + 2)
        #expect(times.medians == ["A": 3.5, "B": 1])
        times.note(["A": 190], began: start + 2)
        #expect(times.medians == ["A": 3], "the class that began then, as it is known now")
    }

    @Test func `what cannot be read or written is no class`() throws {
        defer { clean() }
        ClassTimes(WalkFiles(folder: URL(filePath: "/dev/null/x")), lesson: "a").note(["A": 100], began: start)
        let file = folder.appending(path: "classes/98-fixture.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{".utf8).write(to: file)
        #expect(times.medians == [:])
    }

    /// A class that takes 100 s for the first step and its question twice, 200 for the second, and goes on from the third.
    private func teach(_ arguments: String..., end: WalkState.End = .finished) throws {
        let titles = FixtureLesson.steps.map(\.title)
        let options = try PlayOptions(arguments, titles: titles)
        let reporter = WalkReporter(
            WalkFiles(folder: folder), lesson: "98-fixture", step: 0, titles: titles,
            plan: .init(isRoom: options.room), now: start)
        func at(_ step: Int, _ beat: WalkStop.Beat, _ seconds: Double) {
            reporter.report(WalkPlace(index: step), beat, Votes(), now: start + seconds)
        }
        at(0, .question, 0)
        at(0, .run, 40)
        at(0, .question, 70)
        at(1, .question, 100)
        at(2, .question, 300)
        reporter.end(end, now: start + 400)
    }

    @Test func `a walk in a room notes what each step took that was left by going on`() throws {
        defer { clean() }
        try teach("--walk", "--room")
        #expect(times.medians == ["Plain output": 1.5, "Virtual time": 3.5, "An error": 1.5])
    }

    @Test func `where somebody quits, the last step is not over; somebody alone is no class`() throws {
        defer { clean() }
        try teach("--walk")
        #expect(times.medians == [:])
        try teach("--walk", "--room", end: .quit)
        #expect(times.medians == ["Plain output": 1.5, "Virtual time": 3.5])
    }
}
