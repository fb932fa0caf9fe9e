import ExerciseSupport
import Foundation
import Testing

@testable import LessonKit

@Suite("The speaker's view in a terminal", .ownThread)
struct SpeakerTests {
    /// A folder in which nobody else walks.
    private let folder = TemporaryFolder()
    private var walks: [String: String] { ["WORKBOOK_WALKS": folder.url.path] }

    @Test func `it follows the keys on the projector, from the first to the last`() throws {
        let speaker = try PseudoTerminal("subscribe", "--speaker", environment: walks)
        _ = try speaker.read(until: "swift run subscribe --walk --room")
        let projector = try PseudoTerminal("subscribe", "--walk", "--room", environment: walks)
        try projector.open()
        let first = try speaker.read(until: "People say")
        #expect(first.contains("1 of 6 · Four lines of output") && first.contains("[question]"))
        #expect(first.contains("People say"))
        projector.press("bab")
        #expect(try speaker.read(until: "3 votes").contains("1 of 6") == false, "only the lines that change are sent")
        projector.press("\r")
        _ = try speaker.read(until: "[run]")
        projector.press("\r")
        _ = try speaker.read(until: "[answer]")
        projector.press("4\r")
        #expect(try speaker.read(until: "q quit").contains("4 of 6 · What comes after an end"))
        projector.press("qq")
        #expect(try speaker.read(until: "q quit").contains("swift run subscribe --walk --room --step 4"))
        #expect(projector.readToEnd().contains("\u{1B}[?1049") == false)
        speaker.press("q")
        _ = speaker.readToEnd()
        #expect(speaker.end() == .exited(0))
        #expect(speaker.isAsTheShellLeftIt)
    }

    @Test func `a crash on the projector is seen, and so is another lesson`() throws {
        let speaker = try PseudoTerminal("subscribe", "--speaker", environment: walks)
        _ = try speaker.read(until: "q quit")
        let projector = try PseudoTerminal("sync-async", "--walk", environment: walks)
        _ = try speaker.read(until: "The projector plays sync-async, not subscribe.")
        projector.kill(SIGKILL)
        _ = projector.readToEnd()
        _ = projector.end()
        #expect(try speaker.read(until: "q quit").contains("Its program is gone, in Introduction."))
    }

    @Test func `the page fits a window that was made smaller`() throws {
        let speaker = try PseudoTerminal("subscribe", "--speaker", environment: walks)
        _ = try speaker.read(until: "q quit")
        speaker.resize(columns: 56, lines: 12)
        let small = try speaker.read(until: "more below")
        #expect(small.contains("\u{1B}[12;1H") && !small.contains("\u{1B}[13;1H"))
        speaker.press("\u{1B}[B")
        _ = try speaker.read(until: "1 above")
    }

    @Test func `in a pipe it shows what there is, once`() throws {
        let alone = try LessonProgram.run("subscribe", ["--speaker"], environment: walks)
        #expect(alone.status == .exited(0))
        #expect(alone.output.contains("swift run subscribe --walk"))
        let projector = try PseudoTerminal("subscribe", "--walk", "--step", "3", environment: walks)
        _ = try projector.read(until: "q quit")
        let piped = try LessonProgram.run("subscribe", ["--speaker"], environment: walks)
        #expect(piped.status == .exited(0))
        #expect(piped.output.contains(" 3 of 6 · Next, error, completed"))
        #expect(piped.output.contains("Next: What comes after an end, 4 to 7.5 min"))
        #expect(!piped.output.contains("\u{1B}"))
    }

    @Test func `a walk in a checkout that cannot be written is as any other`() throws {
        let projector = try PseudoTerminal(
            "subscribe", "--walk", "--room", environment: ["WORKBOOK_WALKS": "/dev/null/walks"])
        try projector.open()
        _ = try projector.read(until: "q quit")
        projector.press("ab\r\rqq")
        let rest = projector.readToEnd()
        #expect(projector.end() == .exited(0))
        #expect(rest.contains("votes: A 1 · B 1") && !rest.contains("/dev/null"))
    }
}
