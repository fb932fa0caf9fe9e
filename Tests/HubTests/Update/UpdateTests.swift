import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// Twenty answers, and a new version of the course: each stands under its new text, or is kept and named.
@Suite(.ownThread) struct UpdateTests {
    private func update(_ two: TwoVersions) throws -> Update.Done { try Update(two.checkout).perform() }

    private func check(_ two: TwoVersions, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let faults = try two.faults()
        #expect(faults == [], sourceLocation: sourceLocation)
        #expect(try two.git("ls-files", "-u") == "", sourceLocation: sourceLocation)
        #expect(try two.git("merge-base", "--is-ancestor", "origin/main", "HEAD") == "", sourceLocation: sourceLocation)
        #expect(try two.git("for-each-ref", "refs/workbook/pending") == "", sourceLocation: sourceLocation)
    }

    @Test func `answers that were not committed`() throws {
        let two = try TwoVersions()
        try two.answer()
        try two.write("mine", to: "notes.txt")
        try two.publish()
        let done = try update(two)
        #expect(done.isChanged)
        try check(two)
        #expect(two.read("notes.txt") == "mine")
        #expect(try two.git("rev-parse", "HEAD") == two.git("rev-parse", "origin/main"))
        // Twice is as once.
        let before = try two.git("status", "--porcelain")
        let again = try update(two)
        #expect(!again.isChanged)
        #expect(again.carried.isEmpty)
        #expect(try two.git("status", "--porcelain") == before)
        try check(two)
    }

    @Test func `answers that were committed, and half of them`() throws {
        let two = try TwoVersions()
        try two.answer(0..<13)
        try two.commit("mine")
        try two.answer(13..<20)
        try two.publish()
        _ = try update(two)
        try check(two)
        // What was committed is committed, and the rest is not.
        let path = TwoVersions.path("ways", "As before", 2)
        #expect(try two.git("show", "HEAD:\(path)").contains(TwoVersions.answer("ways", "As before")))
        #expect(try two.git("status", "--porcelain").contains(TwoVersions.path("rooms", "As before", 2)))
    }

    @Test func `answers that were staged, and a rebase that came to its end`() throws {
        let two = try TwoVersions()
        try two.answer(0..<9)
        try two.commit("mine")
        try two.write("x", to: "README.md", in: two.origin)
        try two.commit("between", in: two.origin)
        try two.git("pull", "-q", "--rebase")
        try two.answer(9..<20)
        try two.git("add", "-A")
        try two.publish()
        _ = try update(two)
        try check(two)
    }

    @Test(arguments: ["merge", "rebase", "cherry-pick", "am"])
    func `a conflict that nobody has solved`(_ work: String) throws {
        let two = try TwoVersions()
        try two.answer()
        try two.commit("mine")
        try two.publish()
        try two.git("fetch", "-q")
        try two.git("format-patch", "-1", "--output=../a.patch", "origin/main")
        #expect(throws: Git.Failure.self) {
            _ = try work == "am" ? two.git(work, "-3", "../a.patch") : two.git(work, "origin/main")
        }
        let done = try update(two)
        #expect(done.leftOff == work)
        try check(two)
    }

    @Test func `a file of one's own where a new one comes, also one that git ignores`() throws {
        let two = try TwoVersions()
        try two.answer()
        let (one, other) = (TwoVersions.path("ways", "In between", 2), TwoVersions.path("ends", "In between", 2))
        try two.write("// mine\n", to: one)
        try two.write("// ignored\n", to: other)
        try two.write(other, to: ".git/info/exclude")
        try two.publish()
        let done = try update(two)
        try check(two)
        let copies = done.carried.compactMap { carried in
            if case .kept(let copy, _) = carried.fate { [one, other].contains(carried.path) ? copy : nil } else { nil }
        }
        #expect(Set(copies.map(two.read)) == ["// mine\n", "// ignored\n"])
    }

    @Test func `a stash that could not be put back`() throws {
        let two = try TwoVersions()
        try two.answer()
        try two.git("stash", "-q")
        try two.publish()
        try two.git("pull", "-q")
        #expect(throws: Git.Failure.self) { try two.git("stash", "pop") }
        _ = try update(two)
        try check(two)
    }

    @Test func `the marks of a conflict that somebody has committed`() throws {
        let two = try TwoVersions()
        let path = TwoVersions.path("ways", "Worded", 1)
        let answered = TwoVersions.answered("ways", "Worded").sourceLines.map(String.init)
        try two.publish()
        try two.answer()
        let marked =
            ["<<<<<<< HEAD"] + answered[..<14] + ["======="] + answered[..<13] + ["    throw ToDo()", ">>>>>>> x"]
        try two.write((marked + answered[14...]).joined(separator: "\n"), to: path)
        try two.commit("marked")
        let course = try Course(two.checkout)
        #expect(course.losses.map(\.text) == ["\(path):1 has the marks of a conflict: git could not merge it."])
        #expect(course.losses.first?.command == "swift run workbook update")
        _ = try update(two)
        try check(two)
    }

    @Test func `where it was stopped the next one ends it`() throws {
        for round in 0..<10 {
            let two = try TwoVersions()
            try two.answer()
            try two.publish()
            let program = try HubProgram.start("update", in: two.clone)
            let start = ContinuousClock.now
            while start.duration(to: .now) < .milliseconds(40 * round), program.status == nil {
                program.wait(milliseconds: 1)
            }
            kill(-program.pid, SIGKILL)
            HubProgram.finish(program)
            // The git that it has started goes on to its end. Until then an update says so, and changes nothing.
            let deadline = ContinuousClock.now + .seconds(30)
            while (try? update(two)) == nil, ContinuousClock.now < deadline { usleep(10_000) }
            try check(two)
        }
    }

    /// One process of git for each text would take half a minute for a whole course.
    @Test func `twenty answers are written by one process`() throws {
        let two = try TwoVersions()
        try two.answer()
        try two.publish()
        let trace = two.origin.deletingLastPathComponent().appendingPathComponent("trace").path
        let program = try HubProgram.start("update", in: two.clone, with: ["env", "GIT_TRACE=\(trace)"])
        HubProgram.finish(program)
        let started = try String(contentsOfFile: trace, encoding: .utf8)
        #expect(started.split(separator: "built-in: git hash-object").count < 5)
        try check(two)
    }

    @Test func `what is known of an exercise goes with it`() throws {
        let two = try TwoVersions()
        try two.answer()
        let course = try Course(two.checkout)
        let lesson = try course.lesson("ways")
        try Notebook.update(two.checkout) { $0.recordHints(2, lesson.exercises[1], of: lesson) }
        try two.publish()
        _ = try update(two)
        let now = try Course(two.checkout).lesson("ways")
        #expect(now.exercises[1].title == "New name")
        #expect(Notebook.read(try two.checkout).notebook.hintsShown(now.exercises[1], of: now) == 2)
    }

    @Test func `what cannot be updated is told, and stays`() throws {
        let two = try TwoVersions()
        let terminal = FakeTerminal()
        try two.publish()
        try two.write("", to: ".workbook")
        #expect(Hub(directory: two.clone, terminal: terminal).run(["update"]) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("mv .workbook ~/"))
        try FileManager.default.removeItem(at: two.clone.appendingPathComponent(".workbook"))
        try two.write("", to: ".git/index.lock")
        #expect(Hub(directory: two.clone, terminal: terminal).run(["update"]) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("index.lock"))
        #expect(!terminal.complaints.joined().contains("\\n"))
        try FileManager.default.removeItem(at: two.clone.appendingPathComponent(".git"))
        #expect(Hub(directory: two.clone, terminal: terminal).run(["update"]) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("swift run workbook adopt"))
    }
}
