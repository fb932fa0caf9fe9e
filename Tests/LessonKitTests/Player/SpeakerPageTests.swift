import Foundation
import Terminal
import Testing

@testable import LessonKit

@Suite("The speaker's page")
struct SpeakerPageTests {
    @Test func `before a walk it says what to type, and lists the plan`() throws {
        #expect(
            SpeakerSample.text(try SpeakerSample.page(.nothing).lines) == """
                 A fixture · the speaker's view
                 ──────────────────────────────────────────────────────────────────────────────

                 Nobody walks through a lesson yet. In the terminal on the projector, type

                     swift run fixture --walk --room

                 Then you see here what the room does not: your notes, the votes, the minutes,
                 and what comes next.

                  1  Plain output                                                       1.5 min
                  2  Virtual time                                                1.5 to 3.5 min
                  3  An error                                                           1.5 min
                """)
    }

    @Test func `a step with its votes, on 80 columns`() throws {
        let walk = SpeakerSample.walk(2, .run, votes: "ABB", minutes: 3)
        #expect(
            SpeakerSample.text(try SpeakerSample.page(.walking(walk), minutes: 8.5).lines) == """
                 2 of 3 · Virtual time                                   question [run] answer
                 ──────────────────────────────────────────────────────────────────────────────
                 step 5:30 of 1.5 min · 5 min behind the brief plan · lesson 8:30 of 4.5 min

                 ? When does the third one come?                                        3 votes
                   A  At 300 ms.                                                              1
                 ✓ B  At 600 ms, as each subscriber has a run of its own.                     2

                 │ Nothing.

                 ✗ A  That is when somebody else comes.

                 Next: An error, 1.5 min
                 ? Does the lesson go on?

                 On the wall, one after the other
                 ──────────────────────────────────────────────────────────────────────────────

                     source.map { $0 * 2 }

                 **Variant.** A single line.

                 ? How many lines come now?

                 There is nothing else in it.
                """)
    }

    @Test func `the same in a small window, as far as it fits`() throws {
        let page = try SpeakerSample.page(.walking(SpeakerSample.walk(2)), width: 40)
        #expect(
            SpeakerSample.text(page.lines(height: 12, from: 0)) == """
                 2 of 3 · Virtual time       [question]
                 ──────────────────────────────────────
                 step 0:00 of 1.5 min
                 1 min ahead of the brief plan
                 lesson 0:00 of 4.5 min

                 ? When does the third one come?
                   A  At 300 ms.
                 ✓ B  At 600 ms, as each subscriber has
                      a run of its own.

                 17 more below · next: An error
                """)
    }

    @Test func `the rest is reached by scrolling, and nothing is left out between`() throws {
        let page = try SpeakerSample.page(.walking(SpeakerSample.walk(2)))
        let whole = page.lines.map(\.text)
        for height in 6...20 {
            let last = page.lastTop(height: height)
            var seen = page.head.map(\.text)
            for top in 0...last {
                let lines = page.lines(height: height, from: top).map(\.text)
                #expect(lines.count == height)
                let body = lines.dropFirst(page.head.count).dropLast()
                seen += top == 0 ? body : body.suffix(1)
            }
            #expect(Array(seen.prefix(whole.count)) == whole)
            #expect(page.lines(height: height, from: 99) == page.lines(height: height, from: last))
        }
    }

    @Test func `what comes next is named below where it has no room`() throws {
        let page = try SpeakerSample.page(.walking(SpeakerSample.walk(1)))
        #expect(
            page.lines(height: 9, from: 0).last?.text.contains(
                "more below · next: Virtual time · arrows scroll · q quit")
                == true)
        #expect(page.lines(height: 9, from: 1).last?.text.contains(" · 1 above · ") == true)
        #expect(page.lines(height: 40, from: 0).last?.text == " q quit · f full plan")
    }

    @Test func `the last step says that the exercises come`() throws {
        let text = SpeakerSample.text(try SpeakerSample.page(.walking(SpeakerSample.walk(3))).lines)
        #expect(text.contains(" Next: Exercises\n"))
    }

    @Test func `it has all that the wall will show: the words, the code, the run, the variant and its run`() throws {
        let own = try SpeakerSample.own()
        let state = SpeakerState(
            own: own, projector: .walking(SpeakerSample.walk(2)), text: own.text,
            sources: StepSource.all(in: try FixtureLesson.source()), now: SpeakerSample.start)
        let page = Page(width: 80, paint: Paint(hasColour: false, isASCII: false))
        let text = SpeakerSample.text(SpeakerPage(state: state, page: page, runs: [[["got 0"]], [["one line"]]]).lines)
        let wall = [
            "On the wall, one after the other", "stage.at(3)", "got 0", "**Variant.**", "show(\"the variant\")",
            "one line",
        ]
        let places = wall.map { text.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
    }

    @Test func `in the beat of a variant the variant comes first`() throws {
        let own = try SpeakerSample.own()
        let walk = SpeakerSample.walk(2).at(
            WalkPlace(index: 1, isVariant: true), .question, Votes(), now: SpeakerSample.start)
        let state = SpeakerState(own: own, projector: .walking(walk), text: own.text, now: SpeakerSample.start)
        let page = Page(width: 80, paint: Paint(hasColour: false, isASCII: false))
        let text = SpeakerSample.text(SpeakerPage(state: state, page: page, runs: [[["got 0"]], [["one line"]]]).lines)
        let wall = ["On the wall, one after the other", "**Variant.**", "one line", "nothing else", "got 0"]
        let places = wall.map { text.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
    }

    @Test func `what the room thinks of a variant stands below its options`() throws {
        let readme = FixtureLesson.withPart.replacing("Nothing.\n", with: "- **Variant** Many expect three.\n")
        let text = LessonText(readme)
        let walk = SpeakerSample.walk(2).at(
            WalkPlace(index: 1, isVariant: true), .question, Votes(), now: SpeakerSample.start)
        let state = SpeakerState(
            own: .init(folder: "98-fixture", text: text), projector: .walking(walk), text: text,
            now: SpeakerSample.start)
        let page = Page(width: 80, paint: Paint(hasColour: false, isASCII: false))
        let lines = SpeakerPage(state: state, page: page).body.map { $0.text.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines.drop { $0.isEmpty }.prefix(5) == [
                "? How many lines come now?", "✓ A  One.", "B  Three.", "", "**The room** Many expect three.",
            ])
        #expect(lines.count { $0.contains("Many expect three.") } == 1)
    }

    @Test func `the other plan is that of one walk; the next begins with its own`() {
        let (walk, next) = (SpeakerSample.walk(1), WalkState(lesson: "", pid: 2, step: 0, now: SpeakerSample.start + 9))
        let planned = SpeakerView.planned([walk, next], turned: walk.began)
        #expect(planned.map(\.plan.isFull) == [true, false])
        #expect(SpeakerView.planned([walk, next], turned: nil).map(\.plan.isFull) == [false, false])
    }

    @Test func `it says that the wall has other code than the page`() throws {
        let walk = SpeakerSample.walk(2).at(
            WalkPlace(index: 1), .run, Votes(), isChanged: true, now: SpeakerSample.start)
        let changed = "The wall runs changed code."
        #expect(SpeakerSample.text(try SpeakerSample.page(.walking(walk)).lines).contains(changed))
        #expect(!SpeakerSample.text(try SpeakerSample.page(.walking(SpeakerSample.walk(2))).lines).contains(changed))
    }

    @Test func `introduction and recap have their own page, with plan, votes and reasons`() throws {
        let text = LessonText(
            FixtureLesson.readme.replacing("## Exercises", with: FixtureLesson.recap + "\n\n## Exercises"))
        func page(_ step: Int, votes: String = "") -> String {
            let state = SpeakerState(
                own: .init(folder: "98-fixture", text: text),
                projector: .walking(SpeakerSample.walk(step, votes: votes)),
                text: text, now: SpeakerSample.start)
            return SpeakerSample.text(
                SpeakerPage(state: state, page: Page(width: 80, paint: Paint(hasColour: false, isASCII: false))).lines)
        }
        #expect(page(0).hasPrefix(" Introduction "))
        #expect(page(0).contains("of 0.5 min") && page(0).contains("Next: Plain output"))
        #expect(page(3).contains(" Next: To remember\n"))
        #expect(page(4).hasPrefix(" To remember ") && page(4).contains("One is one."))
        let asked = page(5, votes: "ABB")
        #expect(asked.hasPrefix(" Recap, question 1 ") && asked.contains("3 votes") && asked.contains("✓ A  No."))
        #expect(page(6).hasPrefix(" Exercises "))
    }

    @Test func `to go on, the walk is begun as it was`() throws {
        var over = SpeakerSample.walk(2, .run, minutes: 65, end: .quit)
        over.plan = .init(isCore: true, isFull: true, isRoom: true)
        let text = SpeakerSample.text(try SpeakerSample.page(.over(over)).lines)
        #expect(text.contains("swift run fixture --walk --room --core --full --step 2"))
        over.isVariant = true
        let variant = SpeakerSample.text(try SpeakerSample.page(.over(over)).lines)
        #expect(variant.contains("--full --step 2 --variant"))
    }

    @Test func `the projector may play another lesson, and the page says which`() throws {
        let other = SpeakerSample.walk(1, lesson: "97-other")
        let text = SpeakerSample.text(try SpeakerSample.page(.walking(other)).lines)
        #expect(text.contains(" The projector plays other, not fixture."))
        #expect(text.contains("`Lessons/97-other/README.md`"))
        #expect(
            !SpeakerSample.text(try SpeakerSample.page(.walking(SpeakerSample.walk(1))).lines).contains("not fixture"))
    }

    @Test func `after the last step the recap is shown, with its answers`() throws {
        let readme = FixtureLesson.readme.replacing(
            "## Exercises",
            with: """
                ## Recap

                - A sentence to keep.

                > How many?
                >
                > - **A** one
                > - **B** two

                **B** Because.

                ## Exercises
                """)
        let text = LessonText(readme)
        let state = SpeakerState(
            own: SpeakerState.Own(folder: "98-fixture", text: text),
            projector: .over(SpeakerSample.walk(3, .answer, minutes: 9, end: .finished)), text: text,
            now: SpeakerSample.start)
        let page = SpeakerPage(state: state, page: Page(width: 80, paint: Paint(hasColour: false, isASCII: false)))
        #expect(
            SpeakerSample.text(page.lines) == """
                 The walk is over                                                     A fixture
                 ──────────────────────────────────────────────────────────────────────────────

                 It took 9:00. The plan has 4.5 min. Now come the exercises.

                 **To remember**
                 • A sentence to keep.

                 ? How many?
                   A  one
                 ✓ B  two

                 The next class can begin with these questions:

                     swift run workbook warmup --lesson fixture
                """)
    }

    @Test(arguments: ["q", "Q", "ㅂ"] as [Character])
    func `q quits, also on a Korean keyboard`(key: Character) {
        #expect(SpeakerView.move(.character(key), height: 20) == nil)
        #expect(SpeakerView.move(.character("한"), height: 20) == 0)
    }

    @Test(arguments: [
        (WalkState.End?.some(.quit), "Somebody quit in step 2 of 3"), (nil, "Its program is gone, in step 2 of 3"),
    ])
    func `after a quit or a crash it says how to go on`(end: WalkState.End?, says: String) throws {
        let over = SpeakerSample.walk(2, .run, minutes: 65, end: end)
        let text = SpeakerSample.text(try SpeakerSample.page(.over(over)).lines)
        #expect(text.contains(" The walk has stopped "))
        #expect(text.contains("\(says), Virtual time. It took 1:05:00."))
        #expect(text.contains("     swift run fixture --walk --step 2\n") || text.hasSuffix("--walk --step 2"))
    }

    /// The steps with the longest title, the longest word and the most text: on a page that is too wide, one of them is.
    private static func extremes(of text: LessonText) -> Set<Int> {
        let words = text.steps.map { step in
            let blocks = step.questions.flatMap(\.blocks) + step.answer + step.variant + step.notes
            return "\(blocks)".utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(\.count)
        }
        let measures = [text.steps.map(\.title.count), words.map { $0.max() ?? 0 }, words.map { $0.reduce(0, +) }]
        return Set(measures.compactMap { sizes in sizes.indices.max { sizes[$0] < sizes[$1] } })
    }

    @Test(arguments: [40, 80])
    func `the longest steps of every lesson are as wide as the page, in Unicode and in ASCII`(width: Int) throws {
        for (folder, text) in CourseText.lessons {
            for step in Self.extremes(of: text).map({ $0 + 1 }) {
                let walk = SpeakerSample.walk(step, votes: "ABBC", lesson: folder, minutes: 70)
                let own = SpeakerState.Own(folder: "98-fixture", text: text)
                let state = SpeakerState(own: own, projector: .walking(walk), text: text, now: SpeakerSample.start)
                let page = Page(width: width, paint: Paint(hasColour: false, isASCII: width == 40))
                for line in SpeakerPage(state: state, page: page).lines(height: 20, from: 0) {
                    #expect(line.displayWidth <= width, "\(folder), step \(step): \(line.text)")
                }
            }
        }
    }
}
