import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// From the learner's files to the verdict: with SwiftPM, and in a folder whose path has spaces.
@Suite(.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"))
struct CheckTests {
    @Test func `every exercise gets its own verdict, whatever another one does`() throws {
        let course = try BrokenCourse()

        let (status, text) = check(course, "all", "--time-limit", "4", in: "Lessons/01-ways")
        #expect(status == 1)
        // Whether its line is found, in which of its lines it is met, and so how its words are broken, differs.
        let endless = try Regex(
            #"(?: *Lessons/01-ways/Exercises/06-floods\.swift:\d+\n)?.*It was not done.*\n(?:.*\n)??"#
                + #".*Meanwhile\s+it\s+printed\s+line\s+after\s+line\."#)
        // The systems have different signals for it.
        let overflow = #/with\ssignal [^.]+\.\s+A\s+function\s+that\s+calls\s+itself\s+without\s+end\s+does\s+this\./#
        let shown = text.replacing(endless, with: "  …")
            .replacing(overflow, with: "with …. A function that calls itself without end does this.")
        #expect(
            shown == """
                ✓ ways 1 · Right
                ✗ ways 2 · Wrong
                    --1
                    --2
                  Not that one.
                  A hint: swift run workbook hint ways 2
                · ways 3 · Untouched (to do)
                ✗ ways 4 · Falls (crashed)
                  Lessons/01-ways/Exercises/04-falls.swift:5
                  It crashed: Index out of range
                  A hint: swift run workbook hint ways 4
                ✗ ways 5 · Spins (hung)
                  Lessons/01-ways/Exercises/05-spins.swift:6
                  It was not done after 4 seconds, and was ended. Something waits or repeats
                  without end.
                  A hint: swift run workbook hint ways 5
                ✗ ways 6 · Floods (hung)
                  …
                  A hint: swift run workbook hint ways 6
                ✗ ways 7 · Falls elsewhere (crashed)
                  Lessons/01-ways/Exercises/07-falls-elsewhere.swift:5
                  It crashed: Index out of range
                  A hint: swift run workbook hint ways 7
                ✓ ways 8 · Right, and busy
                  When its verdict was known it still went on with something. Stop what you
                  start: dispose of it, or let the loop ask whether it is still wanted.
                ✓ ways 9 · Right, and last
                ✗ ways 10 · Calls itself (crashed)
                  Lessons/01-ways/Exercises/10-calls-itself.swift:4
                  It crashed with …. A function that calls itself without end does this.
                  A hint: swift run workbook hint ways 10
                ✗ types 1 · A number (does not compile)
                  Lessons/02-types/Exercises/01-a-number.swift:2
                    func number() throws -> Int { "one" }
                                                  ^
                  cannot convert return expression of type 'String' to return type 'Int'
                  A text is no number. Int(text) makes one of it, or nil where it is none.

                Something was printed. Check one exercise to see it:
                    swift run workbook check ways 2

                3 passed, 1 wrong, 1 to do, 3 crashed, 2 hung, 1 does not compile
                Next: Lessons/02-types/Exercises/01-a-number.swift:2, which does not compile.
                    swift run workbook check types
                """)

        let (_, wrong) = check(course, "ways", "2")
        #expect(
            wrong.hasPrefix(
                """
                ✗ ways 2 · Wrong
                    --1
                    --2
                  Not that one.
                  A hint: swift run workbook hint ways 2
                  It printed:
                    two

                0 passed, 1 wrong, 0 to do
                """))
        let (_, flood) = check(course, "ways", "6", "--time-limit", "1")
        #expect(flood.contains(#/  It printed:\n    0\n(    [0-9]\n){29}    … and [0-9,]+ lines more\n/#))

        try course.write(
            "// Build · A number\nfunc number() throws -> Int { 1 }\n",
            to: "Lessons/02-types/Exercises/01-a-number.swift")
        let (mended, json) = check(course, "types", "1", "--json")
        #expect(mended == 0)
        let report = try JSONDecoder().decode(SampleReport.self, from: Data(json.utf8))
        #expect(
            report.exercises == [
                .init(lesson: "types", number: 1, title: "A number", verdict: "passed", diagnosis: "")
            ])

        // Two at the same time: one waits for the other.
        let both = try ["ways 1", "types 1"].map { try HubProgram.start("check \($0) --json", in: course.root) }
        both.forEach(HubProgram.finish)
        #expect(both.map(\.status) == [.exited(0), .exited(0)], "\(both.map(\.output))")

        // Who is killed cannot end what it started: that ends by itself.
        let killed = try HubProgram.start("check ways 5 --time-limit 1000", in: course.root)
        while killed.status == nil, !course.isBeingChecked {
            killed.wait(milliseconds: 20)
        }
        kill(killed.pid, SIGKILL)
        HubProgram.finish(killed)
        #expect(course.isQuiet())

        // A newer save makes the answer useless.
        var wasAsked = 0
        let checker = Checker(
            checkout: try Checkout(containing: course.root), timeLimit: 1000,
            isCancelled: {
                wasAsked += 1
                return course.isBeingChecked
            })
        #expect(throws: CheckError.cancelled) {
            try checker.check([Course(checker.checkout).lesson("ways")], number: 5)
        }
        #expect(wasAsked > 1)
        #expect(course.isQuiet())

        let map = FakeTerminal()
        #expect(Hub(directory: course.root, terminal: map).run([]) == 0)
        #expect(map.lines.first == "2 lessons, 11 exercises, 4 passed.")
    }

    private func check(
        _ course: BrokenCourse, _ arguments: String..., in folder: String = ""
    ) -> (status: Int32, text: String) {
        let terminal = FakeTerminal()
        let hub = Hub(directory: course.root.appendingPathComponent(folder), terminal: terminal)
        let status = hub.run(["check"] + arguments)
        return (status, (terminal.lines + terminal.complaints).joined(separator: "\n"))
    }
}
