import ExerciseSupport
import Foundation
import Platform
import Terminal
import Testing

@testable import LessonKit

/// A step that was built again, in a program of its own: here a script that does what such a program may do.
@Suite(.ownThread) struct RerunTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rerun \(UUID().uuidString)")
    private let page = Rerun.Request(room: 80, isASCII: false)

    private func run(_ script: String, isStopped: () -> Bool = { usleep(10_000) != 0 }) throws -> Rerun {
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("program")
        // Another process writes it: a program that another test starts meanwhile would hold open what this one writes, and such a
        // file cannot be run.
        var writer = Launch([
            "sh", "-c",
            "mkdir -p \"$0\" && printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0/program\" && chmod 755 \"$0/program\"",
            folder.path, script,
        ])
        writer.input = .null
        let written = ProcessStatus(waitingFor: try writer.start())
        #expect(written == .exited(0))
        return Rerun(
            program, "A title", of: URL(fileURLWithPath: "/course/main.swift"), page, lasting: 0, isStopped: isStopped)
    }

    @Test func `the variant of a step runs where it is asked for`() throws {
        func output(_ isVariant: Bool) throws -> String {
            let asked = #"{"room":70,"isASCII":false,"isVariant":\#(isVariant)}"#
            return try LessonProgram.run("sharing", ["--step=3"], environment: ["WORKBOOK_RERUN": asked]).output
        }
        func cleanings(_ output: String) -> Int { output.sourceLines.count { $0.contains("the sieve cleans") } }
        let (step, variant) = (try output(false), try output(true))
        #expect(cleanings(step) == 3 && cleanings(variant) == 2)
    }

    @Test func `what it prints is shown, and it knows its step and its page`() throws {
        let rerun = try run(#"echo; echo "$1"; echo "$WORKBOOK_RERUN" | tr ',' '\n' | grep -c ':80'; echo"#)
        #expect(rerun.lines.map(\.text) == ["--step=A title", "1"])
        #expect(rerun.remarks.isEmpty && rerun.line == nil)
    }

    @Test func `a crash is its words and its line, and no backtrace`() throws {
        let rerun = try run(
            """
            echo before
            echo 'subscribe/main.swift:41: Fatal error: no rain' >&2
            echo '0 [ra] 0x1 closure + 2 in subscribe at /course/main.swift:41:9' >&2
            kill -ILL $$
            """)
        #expect(rerun.lines.map(\.text) == ["before"])
        #expect(rerun.remarks == ["It crashed: no rain"])
        #expect(rerun.line == 41)
    }

    @Test func `a key ends it, and so does a flood`() throws {
        #expect(try run("while :; do sleep 1; done") { true }.remarks == ["You have ended it."])
        let flood = try run("yes rain")
        #expect(flood.remarks == ["It printed line after line, and was ended."])
        #expect(flood.lines.count == 20 && flood.moreLines > 1000)
    }

    private let line = #"{"line":{"_0":{"time":1,"text":"a"}}}"#

    @Test func `what it printed before a crash stays, and after its end it has its rows`() throws {
        let crashed = try run("echo '\(line)'; kill -ILL $$")
        #expect(crashed.lines == [OutputLine(time: 1, queue: nil, text: "a")] && crashed.drawn == nil)
        let ended = try run("echo '\(line)'; echo '{\"end\":{\"rows\":[],\"time\":4,\"error\":\"no rain\"}}'")
        #expect(ended.lines == crashed.lines && ended.drawn?.time == 4)
        #expect(ended.remarks == ["The step threw an error: no rain"])
    }

    @Test func `a run that ended before its time shows its picture up to there`() throws {
        let row = StageRow(kind: .stream, name: "a", subscribed: 0, values: [.init(time: 1, text: "x")])
        let end = try JSONEncoder().encode(Rerun.Report.end(rows: [row], time: 3, error: nil))
        let report = String(decoding: end, as: UTF8.self)
        let write =
            #"file=$(echo "$WORKBOOK_RERUN" | sed 's/.*"picture":"//; s/".*//; s:\\/:/:g'); "#
            + "echo '\(report)' > \"$file\"; "
        for (script, why) in [("kill -ILL $$", "It crashed with"), ("while :; do sleep 1; done", "You have ended it.")]
        {
            var looks = 0
            let rerun = try run(write + script) {
                looks += 1
                usleep(10_000)
                return looks > 50
            }
            #expect(rerun.drawn?.rows == [row] && rerun.drawn?.time == 3 && rerun.isCut)
            #expect(rerun.remarks.first?.hasPrefix(why) == true)
            #expect(rerun.remarks.last == "The run ended there. The picture shows what came before.")
        }
    }

    @Test func `a program that is ended says first where it is; the line that plays the lesson is no place`() throws {
        let rerun = try run(
            """
            place() { echo '3 x_main + 4 in x at /course/main.swift:3:1' >&2; echo '0 closure in x at /course/main.swift:7:1' >&2; }
            trap 'place; exec sleep 60' TERM
            while :; do echo 'rain rain rain rain rain rain rain rain rain rain rain rain'; done
            """)
        #expect(rerun.line == 7)
        #expect(rerun.lines.count == 20)
    }

    @Test func `a row that is another has a mark, and the old row stands below it in the same columns`() {
        func picture(_ seconds: [(String, [Int])]) -> Picture {
            let rows = seconds.map { name, times in
                StageRow(
                    kind: .stream, name: name, subscribed: 0, values: times.map { .init(time: $0, text: "ten") },
                    end: .completed, ended: 8)
            }
            return Picture(of: rows, isReal: false, lasting: 10)
        }
        let page = Page(width: 60, paint: Paint(hasColour: false, isASCII: false))
        let lines = picture([("a", [2]), ("b", [4]), ("new", [])]).lines(
            on: page, since: picture([("a", [2]), ("b", [6]), ("gone", [])]))
        #expect(
            lines.map(\.text).joined(separator: "\n") == """
                     tick             0 2     4     6     8
                       a              ^─╴ten╶──┈┈┈┈──┈┈┈┈─┤
                     › b              ^──┈┈┈┈─╴ten╶──┈┈┈┈─┤
                       before         ^──┈┈┈┈──┈┈┈┈─╴ten╶─┤
                     › new            ^──┈┈┈┈──┈┈┈┈──┈┈┈┈─┤
                       gone, before   ^──┈┈┈┈──┈┈┈┈──┈┈┈┈─┤
                     one tick is 100 ms
                """)
    }

    @Test func `a row of a run that ended too early stops there, and the old row goes on`() {
        func picture(_ ended: Int?, _ duration: Int) -> Picture {
            let row = StageRow(
                kind: .stream, name: "a", subscribed: 0, values: [.init(time: 2, text: "x")], end: .completed,
                ended: ended)
            return Picture(of: [row], isReal: false, lasting: duration)
        }
        let page = Page(width: 60, paint: Paint(hasColour: false, isASCII: false))
        let lines = picture(nil, 3).lines(on: page, since: picture(8, 10), upTo: 3)
        #expect(lines.dropFirst().prefix(2).map(\.text) == ["     › a        ^─x─", "       before   ^─x─────┤"])
    }

    @Test func `changed lines stand alone where all have no room, with their marks`() {
        let page = Page(width: 60, paint: Paint(hasColour: false, isASCII: false))
        let lines = page.markedChanges(in: ["a", "b", "new", "c", "d"], since: ["a", "b", "old", "c", "d"])
        #expect(lines.map(\.text) == ["     …", "   › new", "     …"])
    }

    @Test func `output that is another has a mark`() {
        let page = Page(width: 60, paint: Paint(hasColour: false, isASCII: false))
        func lines(_ texts: String...) -> [OutputLine] { texts.map { OutputLine(time: 0, queue: nil, text: $0) } }
        let shown = page.output(lines("a", "x", "c"), isReal: false, since: lines("a", "b", "c"))
        #expect(shown.map(\.text) == ["     a", "   › x", "     c"])
    }

    @Test func `a line that came at another time is new, and one that is gone marks no other`() {
        let page = Page(width: 60, paint: Paint(hasColour: false, isASCII: false))
        func lines(_ lines: (Int, String)...) -> [OutputLine] {
            lines.map { OutputLine(time: $0, queue: nil, text: $1) }
        }
        let before = lines((2, "p"), (6, "q"), (6, "q"))
        let now = lines((2, "p"), (6, "p"), (6, "q"), (10, "q"))
        #expect(
            page.output(now, isReal: false, since: before).map(\.text) == [
                "      200 ms  p", "   ›  600 ms  p", "      600 ms  q", "   › 1000 ms  q",
            ])
        let less = page.output(lines((2, "p")), isReal: false, since: before)
        #expect(less.map(\.text) == ["     200 ms  p"])
        let real = page.output(lines((3, "p"), (9, "q")), isReal: true, since: lines((2, "p"), (6, "q")))
        #expect(!real.contains { $0.text.contains("›") })
    }

    @Test func `an end of its own is told, and so is a lesson that cannot be played`() throws {
        #expect(try run("exit 3").remarks == ["It ended its own program with exit(3)."])
        let unplayed = "This lesson cannot be played:"
        #expect(try run("echo '\(unplayed)' >&2; exit 1").remarks == [unplayed])
    }

    @Test func `the delivered code is put back, and the other one is kept`() throws {
        let lesson = folder.appendingPathComponent("Lessons/98-fixture")
        try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = lesson.appendingPathComponent("main.swift")
        func write(_ text: String) throws { try Data(text.utf8).write(to: main) }
        try write("first")
        let delivered = DeliveredCode(mainFile: main)
        #expect(try delivered.restore() == "main.swift is as it was delivered.")
        let now = Date(timeIntervalSince1970: 0)
        var copies: Set<String> = []
        for text in ["second", "third"] {
            try write(text)
            let said = try delivered.restore(now: now)
            let copy = String(said.trimmingPrefix("main.swift is as it was delivered. Yours is in "))
            #expect(copy.hasPrefix(".workbook/kept/98-fixture/main ") && copy.hasSuffix(".swift"))
            #expect(SourceFile.text(of: main) == "first")
            #expect(SourceFile.text(of: folder.appendingPathComponent(copy)) == text)
            copies.insert(copy)
        }
        #expect(copies.count == 2)
    }
}
