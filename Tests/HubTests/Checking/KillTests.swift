import ExerciseSupport
import Foundation
import Synchronization
import Testing

@testable import Hub
@testable import LessonKit

/// `kill -9` at any moment: the learner's text and the notebook are whole afterwards.
@Suite(.ownThread) struct KillTests {
    private static let path = SampleCourse.diary
    private static let thoughts = String(repeating: "// The learner thinks aloud, and at length.\n", count: 500)

    /// A large notebook, so that writing it takes a while.
    private func sample() throws -> SampleCourse {
        let sample = try SampleCourse()
        try sample.keepUntouched()
        try sample.remember(.passed, lesson: "just-from", number: 1)
        let lesson = try sample.course.lessons[1]
        let exercises = try (0..<300).map { try Course.Exercise(named: "Number \($0)") }
        try Notebook.update(sample.checkout) { notebook in
            for exercise in exercises { notebook.recordHints(1, exercise, of: lesson) }
        }
        return sample
    }

    @Test func `nothing is lost, whenever a reset is killed`() throws {
        let sample = try sample()
        let untouched = try sample.read(Self.path)
        // How long one takes differs from round to round on a busy machine. So each kill comes a step later than the last one, and
        // the first after one that came too late comes at once.
        var (step, moment) = (Duration.zero, Duration.zero)
        var wasKilled = 0
        let rounds = 20
        // The first start of a program that was just built can take longer than the others, and is not measured.
        HubProgram.finish(try HubProgram.start("help", in: sample.root))
        // On a busy machine few kills come in time. Then there are more of them.
        for round in 0...5 * rounds where round <= rounds || wasKilled < rounds / 2 {
            let written = untouched + "\n// \(round)\n" + Self.thoughts
            try sample.write(written, to: Self.path)
            let start = ContinuousClock.now
            let program = try ChildProcess(
                ["sh", "-c", "cd \"$0\" && exec \"$1\" reset subscribe", sample.root.path, HubProgram.file.path],
                environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
            if round == 0 {
                finish(program)
                step = start.duration(to: .now) / rounds
                #expect(program.status == .exited(0))
            } else {
                while start.duration(to: .now) < moment {}
                kill(program.pid, SIGKILL)
                finish(program)
                let isKilled = program.status == .signalled(SIGKILL)
                wasKilled += isKilled ? 1 : 0
                moment = isKilled ? moment + step : .zero
            }
            let text = try sample.read(Self.path)
            #expect(text == written || text == untouched, "round \(round)")
            if text == untouched { #expect(try kept(sample).contains(written), "round \(round)") }
            #expect(throws: Never.self, "round \(round)") { try Notebook.look(sample.checkout).get() }
            #expect(try sample.entry(lesson: "just-from", number: 1)?.verdict == .passed, "round \(round)")
            try? FileManager.default.removeItem(at: sample.root.appendingPathComponent(".workbook/kept"))
        }
        #expect(wasKilled >= rounds / 2)
    }

    /// What another process reads at some moment is what a kill would have left at that moment.
    @Test func `at every moment there are a whole notebook, and the learner's text or a copy of it`() throws {
        let sample = try sample()
        let (checkout, lesson) = (sample.checkout, try sample.course.lessons[0])
        let untouched = try sample.read(Self.path)
        let written = untouched + Self.thoughts
        try Data(written.utf8).write(to: checkout.root.appendingPathComponent(Self.path))
        let file = checkout.root.appendingPathComponent(Self.path)
        let kept = checkout.root.appendingPathComponent(".workbook/kept/02-subscribe")
        let isDone = Atomic(false)
        let broken = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            if thread == 0 {
                for round in 0..<60 {
                    try? Data(written.utf8).write(to: file, options: .atomic)
                    _ = try? Reset(exercise: lesson.exercises[1], checkout: checkout).perform()
                    _ = try? Notebook.update(checkout) { $0.recordHints(round, lesson.exercises[0], of: lesson) }
                }
                isDone.store(true, ordering: .relaxed)
            }
            while !isDone.load(ordering: .relaxed) {
                if case .failure(let problem) = Notebook.look(checkout) { broken.withLock { $0.append(problem.what) } }
                let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
                if text != written, text != untouched { broken.withLock { $0.append("half a text") } }
                if text == untouched, !FileManager.default.fileExists(atPath: kept.path) {
                    broken.withLock { $0.append("no copy") }
                }
            }
        }
        #expect(broken.withLock { Set($0) } == [])
        #expect(try sample.hintsShown(lesson: "subscribe", number: 1) == 59)
    }

    private func kept(_ sample: SampleCourse) throws -> [String] {
        let folder = ".workbook/kept/02-subscribe"
        return try FileManager.default.contentsOfDirectory(
            atPath: sample.root.appendingPathComponent(folder).path
        ).map { try sample.read("\(folder)/\($0)") }
    }

    private func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 5) } }
}
