import ExerciseSupport
import Marbles
import Terminal
import Testing

@testable import LessonKit

/// What plays a step, of which there is one at a time in a process: `show` goes to the one that is being played.
@Suite("Playing", .serialized, .ownThread)
struct Playing {
    @Test func `what does not fit a projector is named, with its lines and its place: runs and variants`() throws {
        func problems(_ room: Int) throws -> [String] { FitCheck(try FixtureLesson.script(), room: room).problems }
        #expect(FitCheck(try FixtureLesson.script()).problems == [])
        #expect(try FixtureLesson.transcript("--fit").lines == [])
        let tight = try problems(8)
        #expect(tight.count == 1)
        #expect(tight.first?.hasPrefix("Lessons/98-fixture/README.md:") == true)
        #expect(tight.first?.contains("the run of \"Virtual time\" has ") == true)
        let variant = try (5...6).map { try problems($0).filter { $0.contains("variant") } }
        #expect(variant[0].map { $0.contains("the variant of \"Virtual time\" has 6 lines.") } == [true])
        #expect(variant[1] == [])
        #expect(try problems(1).contains { $0.contains("the variant's run of \"Virtual time\" has 2 lines.") })
    }

    @Test func `a lesson straight through, on 80 columns`() throws {
        let played = try FixtureLesson.transcript()
        #expect(
            played.text == """

                 A fixture
                 ──────────────────────────────────────────────────────────────────────────────

                 Some words with `code`, *stress* and **weight**, and enough of them that they
                 do not fit into a single line.


                 1 of 3 · Plain output
                 ──────────────────────────────────────────────────────────────────────────────

                 A list:

                 • first
                 • second, which is so long that it has to go on in the line below, under its
                   own beginning

                     show("one", 1)
                     show(["a long line of output:"] + Array(repeating: "words", count: 16))

                 ? What comes?

                     one 1
                     ["a long line of output:", "words", "words", "words", "words", "words",
                     "words", "words", "words", "words", "words", "words", "words", "words",
                     "words", "words", "words"]

                 word    count
                 ─────   ─────
                 `one`   1


                 2 of 3 · Virtual time
                 ──────────────────────────────────────────────────────────────────────────────

                     let source = Observable<Int>.interval(.milliseconds(200), scheduler:
                       ↳ stage.scheduler).take(3)
                     let doubled = source.record("source", on: stage).map { $0 * 2
                       ↳ }.record("doubled", on: stage)

                     doubled.subscribe(onNext: { show("got", $0) }).disposed(by: stage.bag)
                     stage.at(3) { doubled.subscribe().disposed(by: stage.bag) }

                 ? When does the third one come?
                   A  At 300 ms.
                   B  At 600 ms, as each subscriber has a run of its own.

                     200 ms  got 0
                     400 ms  got 2
                     600 ms  got 4

                     tick            0 2 4 6    8
                     source          ^─0─1─(2┤)
                     source (2nd)       ^─0─┈┈┈1─(2┤)
                     doubled         ^─0─2─(4┤)
                     doubled (2nd)      ^─0─┈┈┈2─(4┤)
                     one tick is 100 ms

                 ✓ B  At 600 ms, as each subscriber has a run of its own.

                     source.map { $0 * 2 }

                 ✗ A  At 300 ms.
                      That is when somebody else comes.


                 **Variant.** A single line.

                     show("the variant")

                 ? How many lines come now?

                     the variant

                 There is nothing else in it.


                 3 of 3 · An error
                 ──────────────────────────────────────────────────────────────────────────────

                     _ = Observable<Void>.error(Broken()).record("broken", on: stage).subscribe
                       ↳ { show($0) }
                     throw Broken()

                 ? Does the lesson go on?

                     error(Broken())

                     tick     0
                     broken   (^✕)

                     ✗ The step threw an error: Broken()

                 It does, with 두 줄 and 👩‍🚀.


                 Exercises                                                          2 exercises
                 ──────────────────────────────────────────────────────────────────────────────

                 Two of them.

                     Lessons/98-fixture/Exercises       write your answers here
                     swift run workbook check fixture   what is right, what is not yet
                     swift run workbook                 all lessons, and how far you are

                """)
        #expect(played.status == 1, "a step threw")
    }

    @Test func `the same on 40 columns in ASCII`() throws {
        let played = try FixtureLesson.transcript("--ascii", "--notes", columns: 40)
        #expect(
            played.text == #"""

                 A fixture          5 to 7 min in class
                 --------------------------------------

                 Some words with `code`, *stress* and
                 **weight**, and enough of them that
                 they do not fit into a single line.


                 1 of 3 - Plain output          1.5 min
                 --------------------------------------

                 | vote 1:11 - run 0:31
                 |
                 | Wait for an answer.

                 A list:

                 - first
                 - second, which is so long that it has
                   to go on in the line below, under
                   its own beginning

                   show("one", 1)
                   show(["a long line of output:"] +
                     \ Array(repeating: "words", count:
                     \ 16))

                 ? What comes?

                   one 1
                   ["a long line of output:", "words",
                   "words", "words", "words", "words",
                   "words", "words", "words", "words",
                   "words", "words", "words", "words",
                   "words", "words", "words"]

                 word    count
                 -----   -----
                 `one`   1


                 2 of 3 - Virtual time   1.5 to 3.5 min
                 --------------------------------------

                 | vote 1:10 - talk 1:09 - run 0:33 -
                 | variant 0:42
                 |
                 | Nothing.

                   let source =
                     \ Observable<Int>.interval(
                     \ .milliseconds(200), scheduler:
                     \ stage.scheduler).take(3)
                   let doubled =
                     \ source.record("source", on:
                     \ stage).map { $0 * 2
                     \ }.record("doubled", on: stage)

                   doubled.subscribe(onNext: {
                     \ show("got", $0) }).disposed(by:
                     \ stage.bag)
                   stage.at(3) {
                     \ doubled.subscribe().disposed(by:
                     \ stage.bag) }

                 ? When does the third one come?
                   A  At 300 ms.
                   B  At 600 ms, as each subscriber has
                      a run of its own.

                   200 ms  got 0
                   400 ms  got 2
                   600 ms  got 4

                   tick            0 2 4 6    8
                   source          ^-0-1-(2|)
                   source (2nd)       ^-0-...1-(2|)
                   doubled         ^-0-2-(4|)
                   doubled (2nd)      ^-0-...2-(4|)
                   one tick is 100 ms

                 + B  At 600 ms, as each subscriber has
                      a run of its own.

                   source.map { $0 * 2 }

                 x A  At 300 ms.
                      That is when somebody else comes.


                 **Variant.** A single line.

                   show("the variant")

                 ? How many lines come now?

                   the variant

                 There is nothing else in it.


                 3 of 3 - An error              1.5 min
                 --------------------------------------

                 | vote 1:02 - run 0:33

                   _ =
                     \ Observable<Void>.error(Broken(
                     \ )).record("broken", on:
                     \ stage).subscribe { show($0) }
                   throw Broken()

                 ? Does the lesson go on?

                   error(Broken())

                   tick     0
                   broken   (^#)

                   x The step threw an error: Broken()

                 It does, with 두 줄 and 👩‍🚀.


                 Exercises                  2 exercises
                 --------------------------------------

                 Two of them.

                   Lessons/98-fixture/Exercises
                   swift run workbook check fixture
                   swift run workbook

                """#)
    }

    @Test func `before the exercises come the sentences to remember, without the questions`() throws {
        let recap = "## Recap\n\n- One sentence.\n- Another one.\n\n> A question?\n>\n> - **A** Yes.\n\n## Exercises"
        let terminal = try FixtureLesson.transcript(readme: FixtureLesson.readme.replacing("## Exercises", with: recap))
        let closing = terminal.lines.drop { $0 != " To remember" }
        #expect(closing.dropFirst(2).prefix(4) == ["", " • One sentence.", " • Another one.", ""])
        #expect(closing.contains { $0.hasPrefix(" Exercises") } && !closing.contains { $0.contains("A question?") })
    }

    @Test(arguments: [20, 40, 47, 60, 80, 100, 300], [true, false])
    func `no line is wider than the page`(columns: Int, hasUnicode: Bool) throws {
        let width = min(100, max(40, columns))
        let played = try FixtureLesson.transcript("--notes", columns: columns, hasUnicode: hasUnicode)
        for line in played.lines { #expect(line.displayWidth <= width, "\(line)") }
    }
}
