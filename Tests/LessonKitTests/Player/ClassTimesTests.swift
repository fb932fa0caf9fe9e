import Foundation
import Testing

@testable import LessonKit

@Suite("What the steps took in classes")
struct ClassTimesTests {
    private let folder = TemporaryFolder()
    private let start = SpeakerSample.start
    private var times: ClassTimes { ClassTimes(WalkFiles(folder: folder.url), lesson: "98-fixture") }

    /// Two steps that take 1.5 to 2.5 minutes by the plan.
    private func note(_ seconds: KeyValuePairs<String, Double>, began: Date) {
        let steps = LessonText("## A\n\n> Why?\n\n- **Board** a box\n\n## B\n\n> Why?\n").steps
        times.note(
            seconds.compactMap { title, taken in steps.first { $0.title == title }.map { ($0, taken) } }, began: began)
    }

    @Test func `the median is of all classes, to the half minute; who only looked or was interrupted does not count`() {
        #expect(times.medians == [:])
        note(["A": 60], began: start)
        note(["A": 90], began: start + 1)
        note(["A": 150, "B": 60], began: start + 2)
        #expect(times.medians == ["A": 1.5, "B": 1])
        note(["A": 62], began: start + 2)
        #expect(times.medians == ["A": 1], "the class that began then, as it is known now")
        note(["A": 29, "B": 30], began: start + 3)
        note(["A": 181, "B": 180], began: start + 4)
        #expect(times.medians == ["A": 1, "B": 2])
    }

    @Test func `what cannot be read or written is no class`() throws {
        ClassTimes(WalkFiles(folder: URL(filePath: "/dev/null/x")), lesson: "a").note([], began: start)
        try folder.write("{", to: "classes/98-fixture.json")
        #expect(times.medians == [:])
    }

    /// A class that takes 100 s for the first step and its question twice, 200 for the second, whose code it changes if `isLive`, and
    /// goes on from the third.
    private func teach(
        _ arguments: String..., end: WalkState.End = .finished, isLive: Bool = false
    ) throws {
        let steps = try FixtureLesson.script().text.steps
        let options = try PlayOptions(arguments, titles: steps.map(\.title))
        let reporter = WalkReporter(
            WalkFiles(folder: folder.url), lesson: "98-fixture", step: 0, steps: steps,
            plan: .init(isRoom: options.room), now: start)
        func at(_ step: Int, _ beat: WalkStop.Beat, _ seconds: Double) {
            reporter.report(WalkPlace(index: step), beat, Votes(), now: start + seconds)
        }
        at(0, .question, 0)
        at(0, .run, 40)
        at(0, .question, 70)
        at(0, .answer, 80)
        at(1, .question, 100)
        reporter.report(WalkPlace(index: 1), .answer, Votes(), isChanged: isLive, now: start + 280)
        at(2, .question, 300)
        #expect(times.medians == [:], "a class counts when it is over")
        if end == .finished {
            at(2, .answer, 310)
            at(3, .question, 400)
        }
        reporter.end(end, now: start + 410)
    }

    @Test(arguments: [true, false])
    func `a walk in a room notes what each step took that was left by going on, with the delivered code`(
        isLive: Bool
    ) throws {
        try teach("--walk", "--room", isLive: isLive)
        let second = isLive ? [:] : ["Virtual time": 3.5]
        #expect(times.medians == ["Plain output": 1.5, "An error": 1.5].merging(second) { $1 })
    }

    @Test func `where somebody quits, the last step is not over; somebody alone is no class`() throws {
        try teach("--walk")
        #expect(times.medians == [:])
        try teach("--walk", "--room", end: .quit)
        #expect(times.medians == ["Plain output": 1.5, "Virtual time": 3.5])
    }
}
