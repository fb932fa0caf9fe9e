import Foundation
import Synchronization
import Testing

@testable import Hub
@testable import LessonKit

/// A learner's file that is written by each check.
struct HandInTests {
    private let (course, desk): (SampleCourse, SampleClass)

    init() throws { (course, desk) = (try SampleCourse(), try SampleClass()) }

    private func path(_ name: String) -> String { desk.root.appendingPathComponent(name).path }

    @Test func `a check writes what is known of all exercises, and its page all the same`() throws {
        try course.remember(.passed, lesson: "subscribe", number: 1)
        let terminal = course.told(
            "check", "just-from", "--to", path("minsu.json"), ending: 1, on: FakeTerminal(hasScreen: false))
        #expect(terminal.lines.count == 1)
        #expect(terminal.complaints.joined(separator: " ").hasSuffix("Handed in: \(path("minsu.json"))"))
        let reports = try ClassFolder(desk.root, named: "class").learners
        #expect(reports.map(\.name) == ["minsu"])
        #expect(
            reports.first?.report.exercises.map { "\($0.lesson) \($0.number) \($0.verdict.rawValue)" } == [
                "subscribe 1 passed", "subscribe 2 to do", "just-from 1 does not compile",
            ])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: desk.root.path) == ["minsu.json"], "nothing beside it")
    }

    @Test func `with json the file has the object, and standard output nothing`() throws {
        let terminal = course.told(
            "check", "just-from", "--json", "--to", path("minsu.json"), ending: 1, on: FakeTerminal(hasScreen: false))
        #expect(terminal.lines.isEmpty)
        #expect(try ClassFolder(desk.root, named: "class").learners.count == 1)
        #expect(course.hub("check", "just-from", "--json", "--to", path("minsu.json"), on: terminal) == 1, "again")
    }

    @Test func `a file of somebody else is not written over, and its folder and its ending are asked for`() throws {
        try desk.write("mine", to: "mine.json")
        for (name, said) in [
            ("mine.json", "is another file, and no learner's file. It was not changed."),
            ("minsu.txt", "A class reads files whose names end in .json"), ("", "minsu.json"),
        ] {
            let terminal = FakeTerminal(hasScreen: false)
            let status = course.hub("check", "just-from", "--to", path(name), on: terminal)
            #expect(status == (name == "mine.json" ? 69 : 64))
            #expect(terminal.complaints.joined(separator: " ").contains(said))
            #expect(terminal.lines.isEmpty, "nothing was checked")
        }
        #expect(try String(contentsOfFile: path("mine.json"), encoding: .utf8) == "mine")
    }

    @Test func `if the folder is gone, the verdicts stand`() throws {
        let terminal = course.told(
            "check", "just-from", "--to", path("gone/minsu.json"), ending: 69, on: FakeTerminal(hasScreen: false))
        #expect(terminal.lines.count == 1)
        #expect(terminal.complaints.joined(separator: " ").contains("Is its folder there, and may you write in it?"))
    }

    // MARK: In the loop

    /// A hand-in whose folder may be gone, and the time that passes for it.
    private final class Share: Sendable {
        private struct State {
            var isGone = false
            var said: [String] = []
            var writes = 0
            var later: [@Sendable () -> Void] = []
        }
        private let state = Mutex(State())
        struct Gone: Error, CustomStringConvertible { let description = "It is gone." }

        var said: [String] { state.withLock(\.said) }
        var writes: Int { state.withLock(\.writes) }
        var waiting: Int { state.withLock(\.later.count) }

        func setGone(_ isGone: Bool) { state.withLock { $0.isGone = isGone } }

        func handIn() -> WatchHandIn {
            WatchHandIn(
                "minsu.json", post: { text in self.state.withLock { $0.said.append(text) } },
                later: { work in self.state.withLock { $0.later.append(work) } }, write: write)
        }

        private func write() throws {
            try state.withLock { state in
                if state.isGone { throw Gone() }
                state.writes += 1
            }
        }

        /// Lets the time pass until it is tried again.
        func pass() {
            let later = state.withLock { state in
                defer { state.later = [] }
                return state.later
            }
            for work in later { work() }
        }
    }

    @Test func `each verdict is handed in, and the learner is told once`() {
        let share = Share()
        let handIn = share.handIn()
        for _ in 1...3 {
            handIn.handIn()
            handIn.end()
        }
        #expect(share.writes == 3)
        #expect(share.said == ["Handed in: minsu.json"])
    }

    @Test func `a folder that is gone for a moment is a word, and it is tried again until it is back`() {
        let share = Share()
        let handIn = share.handIn()
        share.setGone(true)
        for _ in 1...3 {
            handIn.handIn()
            handIn.end()
        }
        #expect(share.said == ["Not handed in: It is gone. It is tried again; your verdicts are kept."])
        #expect(share.waiting == 1, "one at a time")
        share.pass()
        handIn.end()
        #expect(share.waiting == 1)
        share.setGone(false)
        share.pass()
        handIn.end()
        #expect(share.writes == 1)
        #expect(share.waiting == 0)
        #expect(share.said.last == "Handed in: minsu.json")
    }
}
