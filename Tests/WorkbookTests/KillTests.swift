import Foundation
import Testing

@testable import LessonKit

/// `kill -9` at any moment: the learner's text and the notebook are whole afterwards.
@Suite struct KillTests {
    private static let path = "Lessons/02-subscribe/Exercise.swift"

    /// Large files, so that writing one takes a while.
    private func sample() throws -> SampleCourse {
        let sample = try SampleCourse()
        try sample.keepUntouched()
        try sample.remember(.passed, lesson: "just-from", number: 1)
        let lesson = try sample.course.lessons[1]
        try Notebook.update(sample.checkout) { notebook in
            for number in 0..<300 {
                notebook.recordHints(
                    1, ExerciseSource(number: number, kind: "", title: "Number \(number)", line: 1), of: lesson)
            }
        }
        return sample
    }

    @Test func `nothing is lost, whenever a reset is killed`() throws {
        let sample = try sample()
        let untouched = try sample.read(Self.path)
        let filler = String(repeating: "// The learner thinks aloud, and at length.\n", count: 500)
        var length = Duration.zero
        var wasKilled = 0
        let rounds = 20
        for round in 0...rounds {
            let written = untouched + "\n// \(round)\n" + filler
            try sample.write(written, to: Self.path)
            let start = ContinuousClock.now
            let program = try ChildProcess(
                ["sh", "-c", "cd \"$0\" && exec \"$1\" reset subscribe", sample.root.path, HubProgram.file.path],
                environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
            if round == 0 {
                finish(program)
                length = start.duration(to: .now)
                #expect(program.status == .exited(0))
            } else {
                while start.duration(to: .now) < length * round / rounds {}
                kill(program.pid, SIGKILL)
                finish(program)
                if program.status == .signalled(SIGKILL) { wasKilled += 1 }
            }
            let text = try sample.read(Self.path)
            #expect(text == written || text == untouched, "round \(round)")
            if text == untouched { #expect(try kept(sample).contains(written), "round \(round)") }
            #expect(throws: Never.self, "round \(round)") { try Notebook.look(sample.checkout).get() }
            #expect(try sample.entry(lesson: "just-from", number: 1)?.verdict == .passed, "round \(round)")
            try? FileManager.default.removeItem(at: sample.root.appendingPathComponent(".workbook/kept"))
        }
        #expect(wasKilled > rounds / 2)
    }

    private func kept(_ sample: SampleCourse) throws -> [String] {
        let folder = ".workbook/kept/02-subscribe"
        return try FileManager.default.contentsOfDirectory(
            atPath: sample.root.appendingPathComponent(folder).path
        ).map { try sample.read("\(folder)/\($0)") }
    }

    private func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 5) } }
}
