import Foundation
import Platform
import Testing

@testable import LessonKit

/// A step that was built again, in a program of its own: here a script that does what such a program may do.
struct RerunTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rerun \(UUID().uuidString)")
    private let page = Rerun.Request(width: 80, hasColour: false, isASCII: false)

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

    @Test func `what it prints is shown, and it knows its step and its page`() throws {
        let rerun = try run(#"echo; echo "$1"; echo "$WORKBOOK_RERUN" | tr ',' '\n' | grep -c 80; echo"#)
        #expect(rerun.lines == ["--step=A title", "1"])
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
        #expect(rerun.lines == ["before"])
        #expect(rerun.remarks == ["It crashed: no rain"])
        #expect(rerun.line == 41)
    }

    @Test func `a key ends it, and so does a flood`() throws {
        #expect(try run("while :; do sleep 1; done") { true }.remarks == ["You have ended it."])
        let flood = try run("yes rain")
        #expect(flood.remarks == ["It printed line after line, and was ended."])
        #expect(flood.lines.count == 61 && flood.lines.last?.hasSuffix(" lines more") == true)
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
