import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// Whether tests that build for a minute or two are wanted.
let isAskedToBuild = ProcessInfo.processInfo.environment["DISASTERS"] != nil
private let areAllAskedFor = ProcessInfo.processInfo.environment["DISASTERS"] == "all"

/// What a learner's code can do, tried in real exercises of this course: each is told of the right one, and every other one has
/// its verdict in the same run.
@Suite(.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds the course anew, for a minute or two"))
struct DisasterTests {
    /// One course for all of it: what was built for the disasters need not be built again.
    @Test func `a disaster is told of its exercise, a solution passes, a new lesson is to do, a sketch plays`() throws {
        let course = try RealCourse()
        try disasters(in: course)
        try solutions(in: course)
        try plain(in: course)
        try newLesson(in: course)
        try SketchPlayTests(in: course).playAll()
    }

    /// The lessons with a disaster. `DISASTERS=all` has those without one, too.
    private func lessons(of course: RealCourse) throws -> [Course.Lesson] {
        try course.course.lessons.filter { areAllAskedFor || Self.disasters[$0.name] != nil }
    }

    /// Every exercise without a disaster has its verdict, too.
    private func disasters(in course: RealCourse) throws {
        for (lesson, codes) in Self.disasters {
            // Windows, too, has learners.
            try course.answer(lesson, lineEnd: lesson == "subjects" ? "\r\n" : "\n", codes.mapValues(\.code))
        }
        let lessons = try lessons(of: course)
        let checked = try Checker(checkout: course.checkout, timeLimit: 6).check(lessons)

        #expect(checked.count == lessons.flatMap(\.exercises).count)
        for exercise in checked {
            let name = "\(exercise.lesson) \(exercise.number)"
            if let disaster = Self.disasters[exercise.lesson]?[exercise.number] {
                #expect(exercise.outcome == disaster.outcome, "\(name): \(exercise.diagnosis)")
                #expect(exercise.diagnosis.contains(disaster.says), "\(name): \(exercise.diagnosis)")
            } else {
                #expect(exercise.outcome == .toDo, "\(name): \(exercise.diagnosis)")
            }
        }
        // The line is told where the runtime can tell it, whatever ends lines.
        let late = try course.course.lesson("subjects").exercises[2]
        let fan = try #require(checked.first { $0.lesson == "subjects" && $0.number == 3 })
        let code = try #require(late.written?.sourceLines.firstIndex { $0.contains("print(URL(") })
        #expect(fan.place == SourcePlace(late.path, line: code + 1), "\(fan)")
    }

    /// Where nothing is wrong, nothing is said beside the verdict.
    private func solutions(in course: RealCourse) throws {
        try course.resetAll()
        try course.attemptSolutions()
        for exercise in try Checker(checkout: course.checkout).check(lessons(of: course)) {
            #expect(exercise.outcome == .passed, "\(exercise.lesson) \(exercise.number): \(exercise.diagnosis)")
            #expect(exercise.findings.isEmpty, "\(exercise.lesson) \(exercise.number)")
        }
    }

    /// A plain `swift test` says what `check` says.
    private func plain(in course: RealCourse) throws {
        let lesson = try course.course.lesson("subscribe")
        for exercise in lesson.exercises { try course.write(exercise.untouched ?? "", to: exercise.path) }
        try course.answer("subscribe", [1: #"return """#, 4: "fatalError()"])
        let lessons = try ["sync-async", "subscribe"].map(course.course.lesson)
        let checked = try Checker(checkout: course.checkout).check(lessons)
        let outcomes = Dictionary(uniqueKeysWithValues: checked.map { ("\($0.lesson) \($0.number)", $0.outcome) })
        #expect(Set(outcomes.values) == [.passed, .wrong, .toDo, .crashed])

        /// Returns the output.
        func test(_ options: String...) throws -> String {
            let child = try ChildProcess(
                ["swift", "test", "--package-path", course.root.path] + options,
                environment: ProcessInfo.processInfo.environment.merging(["LESSON": "sync-async,subscribe"]) { $1 },
                keepsStandardOutput: true)
            while child.status == nil { child.wait(milliseconds: 50) }
            return child.output
        }
        let events = course.root.appending(path: "events.jsonl")
        let said = try test("--event-stream-output-path", events.path, "--event-stream-version", "6.3")
        // Another lesson may be at work, too.
        #expect(said.contains(/✗ .*subscribe 4 · From callback to stream.*: it crashed/), "\(said)")
        #expect(PlainTest.events(try String(contentsOf: events, encoding: .utf8))["subscribe 4"] == .crashed)

        // Nothing crashes, and no test is left out.
        let sound = outcomes.filter { $0.value != .crashed }
        _ = try test(
            "--event-stream-output-path", events.path, "--event-stream-version", "6.3", "--skip", "From callback",
            "--xunit-output", course.root.appending(path: "tests.xml").path)
        #expect(PlainTest.events(try String(contentsOf: events, encoding: .utf8)) == sound)
        let xunit = course.root.appending(path: "tests-swift-testing.xml")
        #expect(PlainTest.xunit(try String(contentsOf: xunit, encoding: .utf8)) == sound)
    }

    /// It compiles, and its exercises are to do.
    private func newLesson(in course: RealCourse) throws {
        _ = try NewLesson(named: "hot-and-cold", in: course.course).write()
        let checked = try Checker(checkout: course.checkout).check([course.course.lesson("hot-and-cold")])
        #expect(checked.map(\.outcome) == [.toDo, .toDo])
    }

    private struct Disaster {
        let code: String
        let outcome: Outcome
        /// What its report has to say, among other things.
        let says: String

        init(_ outcome: Outcome, _ says: String, _ code: String) {
            (self.code, self.outcome, self.says) = (code, outcome, says)
        }
    }

    private static let endless = "Something waits or repeats without end."
    private static let busy = "When its verdict was known it still went on with something."
    private static let down = "@Sendable func down(_ n: Int) -> Int { n < 0 ? 0 : down(n + 1) + 1 }; "

    /// What takes the report of a crash wakes a thread that sleeps.
    private static let disasters: [String: [Int: Disaster]] = [
        "sync-async": [
            1: Disaster(.hung, endless, "while true {}"),
            2: Disaster(
                .crashed, "A queue that calls sync on itself",
                #"let queue = DispatchQueue(label: "mine"); queue.sync { queue.sync {} }"#),
        ],
        "subscribe": [
            1: Disaster(.crashed, "It crashed: Index out of range", #"print([1][Int("1")!])"#),
            2: Disaster(
                .crashed, "It took more than a gigabyte of memory",
                "var hog: [Data] = []; while true { hog.append(Data(repeating: 1, count: 1 << 24)) }"),
            3: Disaster(.hung, endless, "DispatchSemaphore(value: 0).wait()"),
            4: Disaster(.wrong, busy, "Thread.detachNewThread { while true {} }"),
            5: Disaster(.wrong, "It closed standard output", "close(1); close(2)"),
        ],
        "dispose-bag": [
            2: Disaster(
                .crashed, "A queue that calls sync on itself",
                "DispatchQueue.main.async { DispatchQueue.main.sync {} }; while true { sleep(100) }"),
            3: Disaster(.wrong, busy, "DispatchQueue.main.async { while true {} }"),
            4: Disaster(
                .crashed, "It crashed: of another thread",
                #"Thread.detachNewThread { fatalError("of another thread") }; while true { sleep(100) }"#),
            5: Disaster(.hung, endless, "let lock = NSLock(); lock.lock(); lock.lock()"),
        ],
        "just-from": [
            3: Disaster(
                .wrong, "Nothing comes",
                #"let page = String(repeating: "flood ", count: 200_000); for _ in 0..<40 { print(page) }"#),
            4: Disaster(
                .hung, endless,
                "while true { FileHandle.standardError.write(Data(count: 1 << 20)) }"),
            5: Disaster(.wrong, "kept the program from ending", "atexit { while true { sleep(1) } }"),
            6: Disaster(
                .passed, "sent another element, and nobody was there to hear it",
                "Observable<String>.create { late in DispatchQueue.global().async { usleep(20_000); late.onNext(\"\") }; "
                    + "return Disposables.create() }.subscribe().dispose(); return Solution.exercise6(of: file)"),
        ],
        "subjects": [
            1: Disaster(.crashed, "It crashed: no rain today", #"fatalError("no rain today")"#),
            2: Disaster(.crashed, "It crashed: not empty", #"precondition([1].isEmpty, "not empty")"#),
            3: Disaster(.crashed, "Unexpectedly found nil", #"print(URL(string: "")!)"#),
            4: Disaster(.crashed, "calls itself without end", down + "print(down(0))"),
            5: Disaster(
                .crashed, "calls itself without end",
                down + "Thread.detachNewThread { print(down(0)) }; while true { sleep(100) }"),
            6: Disaster(.crashed, "It ended the program with exit(0).", "exit(0)"),
            7: Disaster(.crashed, "It ended the program with exit(3).", "_exit(3)"),
        ],
        "relays": [
            1: Disaster(.crashed, "A call of abort() does this.", "abort()"),
            2: Disaster(.doesNotCompile, "cannot find 'HubLink'", "HubLink.current?.report(.verdict(.passed))"),
        ],
        "traits": [
            3: Disaster(.hung, endless, "raise(SIGSTOP)"),
            5: Disaster(.crashed, "Killed", "kill(0, SIGKILL)"),
            7: Disaster(.hung, endless, "signal(SIGTRAP, SIG_IGN); signal(SIGINT, SIG_IGN); while true {}"),
        ],
        "driver": [3: Disaster(.doesNotCompile, "cannot convert value of type 'String'", #"let number: Int = "한글""#)],
    ]
}
