import Foundation
import Terminal
import Testing

@testable import LessonKit

@Suite("The speaker's page")
struct SpeakerPageTests {
    private static func shown(_ walk: WalkState, with change: (inout SpeakerState) -> Void = { _ in }) -> String {
        SpeakerSample.shown(.walking(walk), with: change)
    }

    /// The step with a variant, at its variant.
    private static let atVariant = SpeakerSample.walk(2).at(
        WalkPlace(index: 1, isVariant: true), .question, Votes(), now: SpeakerSample.start)

    @Test func `before a walk it says what to type, and lists the plan`() {
        #expect(
            SpeakerSample.shown(.nothing) == """
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

    @Test func `a step with its votes, on 80 columns`() {
        let walk = SpeakerSample.walk(2, .run, votes: "ABB", minutes: 3)
        #expect(
            SpeakerSample.shown(.walking(walk), minutes: 8.5) == """
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

    @Test func `the same in a small window, as far as it fits`() {
        let page = SpeakerSample.page(.walking(SpeakerSample.walk(2)), width: 40)
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

    @Test func `the rest is reached by scrolling, and nothing is left out between`() {
        let page = SpeakerSample.page(.walking(SpeakerSample.walk(2)))
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

    @Test func `what comes next is named, below where it has no room; after the last step it is the exercises`() {
        let page = SpeakerSample.page(.walking(SpeakerSample.walk(1)))
        func last(_ height: Int, _ top: Int) -> String { page.lines(height: height, from: top).last?.text ?? "" }
        #expect(last(9, 0).contains("more below · next: Virtual time · arrows scroll · q quit"))
        #expect(last(9, 1).contains(" · 1 above · "))
        #expect(last(40, 0) == " q quit · f full plan")
        #expect(Self.shown(SpeakerSample.walk(3)).contains(" Next: Exercises\n"))
    }

    @Test(arguments: [
        (SpeakerSample.walk(2), ["stage.at(3)", "got 0", "**Variant.**", "show(\"the variant\")", "one line"]),
        (atVariant, ["**Variant.**", "show(\"the variant\")", "one line", "nothing else", "got 0"]),
    ])
    func `it has all that the wall will show, in the beat of a variant the variant first`(
        walk: WalkState, wall: [String]
    ) throws {
        let sources = StepSource.all(in: try FixtureLesson.source())
        let runs: [[StyledLine]] = [[["got 0"]], [["one line"]]]
        let text = SpeakerSample.shown(.walking(walk), runs: runs) { $0.sources = sources }
        let places = (["On the wall, one after the other"] + wall).compactMap { text.range(of: $0)?.lowerBound }
        #expect(places.count == 6 && places == places.sorted(), "\(text)")
    }

    @Test func `what the room thinks of a variant stands below its options`() {
        let readme = FixtureLesson.withPart.replacing("Nothing.\n", with: "- **Variant** Many expect three.\n")
        let lines = SpeakerSample.page(.walking(Self.atVariant), readme: readme).body.map {
            $0.text.trimmingCharacters(in: .whitespaces)
        }
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

    @Test func `it says that the wall has other code than the page`() {
        let walk = SpeakerSample.walk(2).at(
            WalkPlace(index: 1), .run, Votes(), isChanged: true, now: SpeakerSample.start)
        let changed = "The wall runs changed code."
        #expect(Self.shown(walk).contains(changed) && !Self.shown(SpeakerSample.walk(2)).contains(changed))
    }

    @Test func `introduction and recap have their own page, with plan, votes and reasons`() {
        func page(_ step: Int, votes: String = "") -> String {
            SpeakerSample.shown(.walking(SpeakerSample.walk(step, votes: votes)), readme: FixtureLesson.withRecap)
        }
        #expect(page(0).hasPrefix(" Introduction "))
        #expect(page(0).contains("of 0.5 min") && page(0).contains("Next: Plain output"))
        #expect(page(3).contains(" Next: To remember\n"))
        #expect(page(4).hasPrefix(" To remember ") && page(4).contains("One is one."))
        let asked = page(5, votes: "ABB")
        #expect(asked.hasPrefix(" Recap, question 1 ") && asked.contains("3 votes") && asked.contains("✓ A  No."))
        #expect(page(6).hasPrefix(" Exercises "))
    }

    @Test func `the projector may play another lesson, and the page says which`() {
        let text = Self.shown(SpeakerSample.walk(1, lesson: "97-other"))
        #expect(text.contains(" The projector plays other, not fixture."))
        #expect(text.contains("`Lessons/97-other/README.md`"))
        #expect(!Self.shown(SpeakerSample.walk(1)).contains("not fixture"))
    }

    @Test func `after the last step the recap is shown, with its answers`() {
        let walk = SpeakerSample.walk(3, .answer, minutes: 9, end: .finished)
        #expect(
            SpeakerSample.shown(.over(walk), readme: FixtureLesson.withRecap) == """
                 The walk is over                                                     A fixture
                 ──────────────────────────────────────────────────────────────────────────────

                 It took 9:00. The plan has 4.5 min. Now come the exercises.

                 **To remember**
                 • One is one.

                 ? Is one two?
                 ✓ A  No.
                   B  Yes.

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
    func `after a quit or a crash it says how to go on: the walk is begun as it was`(
        end: WalkState.End?, says: String
    ) {
        var over = SpeakerSample.walk(2, .run, minutes: 65, end: end)
        let text = SpeakerSample.shown(.over(over))
        #expect(text.contains(" The walk has stopped "))
        #expect(text.contains("\(says), Virtual time. It took 1:05:00."))
        #expect(text.contains("     swift run fixture --walk --step 2\n") || text.hasSuffix("--walk --step 2"))
        over.plan = .init(isCore: true, isFull: true, isRoom: true)
        over.isVariant = true
        let begun = "swift run fixture --walk --room --core --full --step 2 --variant"
        #expect(SpeakerSample.shown(.over(over)).contains(begun))
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
                let page = SpeakerPage(state: state, page: .plain(width, isASCII: width == 40))
                for line in page.lines(height: 20, from: 0) {
                    #expect(line.displayWidth <= width, "\(folder), step \(step): \(line.text)")
                }
            }
        }
    }
}
