import Foundation
import Marbles
import Testing

@testable import LessonKit

struct VerdictTests {
    @Test func `a check that returns passes, a stub is to do, and what is thrown makes it wrong, with its name`() {
        struct Broken: Error {}
        let diagnosis = Diagnosis("It never ends.", evidence: ["yours  --1"])
        #expect(Verdict {} == .passed)
        #expect(Verdict { throw ToDo() } == .toDo && Verdict { try toDo() } == .toDo)
        #expect(Verdict { throw diagnosis } == .wrong(diagnosis))
        #expect(diagnosisOf { throw Broken() }?.meaning.contains("Broken()") == true)
        #expect("\(diagnosis)" == "    yours  --1\nIt never ends.", "as in a plain test run")
    }

    @Test func `a verdict survives the way over JSON`() throws {
        let row = Timeline.Row("source", Marbles.marbles("--1--(23)#", as: Int.self))
        let verdict = Verdict.wrong(
            Diagnosis(
                "It never ends.",
                evidence: [
                    "disposed at tick 2",
                    .diagram(.init(Timeline([row]), pointer: .init(5, "here"), legend: ["a: so"])),
                    .table(.init(["expected", "yours"], [["a", "b\nc"]], marked: 0)), .code("(12", mark: 3),
                ],
                place: SourcePlace("Lessons/02-subscribe/Exercises/01-a.swift", line: 3), step: "A thermometer"))
        for verdict in [verdict, .passed, .toDo] {
            #expect(try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict)) == verdict)
        }
    }

    @Test func `line breaks and control characters are drawn, not obeyed`() {
        let evidence: [Evidence] = ["a\nb", .lines(["a\u{1B}[31mb"]), .code("a\rb", mark: nil)]
        #expect(evidence.flatMap { $0.lines(width: 40) } == ["a\\nb", "a\\u{1B}[31mb", "a\\rb"])
    }

    @Test func `a table that does not fit folds its wide cells, and a line of code is cut around its mark`() {
        let table = Evidence.table(
            .init(["expected", "yours"], [["one", "a long line that goes on and on"]], marked: 0))
        #expect(
            table.lines(width: 40) == [
                "expected  yours", "one       a long line that   <- here", "          goes on and on",
            ])
        #expect(
            Evidence.code("abcdefghijklmnopqrstuvwxyz", mark: 20).lines(width: 16) == ["...pqrstuvwxyz", "        ^"])
        #expect(
            Evidence.code("abcdefghijklmnopqrstuvwxyz", mark: 2).lines(width: 16) == ["abcdefghijklm...", "  ^"])
    }
}
