import Foundation
import Marbles
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// The page of the loop as a value: what stands where, in terminals of every size.
struct WatchDrawingTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(exercises: Self.source)
        try sample.keepUntouched()
        try sample.keepUntouched(of: "10-just-from")
    }

    @Test func `the whole page: text, place, verdict, what it printed, what to do next, keys`() throws {
        var state = try begun()
        state = answered(state, .wrong, Self.nothingCame, printed: "two\n")
        let expected = """
             subscribe 1 of 2 · Predict · 에러 뒤 🙂                                   [✗]·
             ──────────────────────────────────────────────────────────────────────────────
             What comes after an error?

                 source   --1--#

               func afterAnError() throws -> Int {
                   throw ToDo()
               }

             Write your answer here, in your editor, and save:
               Lessons/02-subscribe/Exercises/01-에러-뒤.swift:6

             ✗ Not yet.
                 expected   --1--|
                 yours      -----|
               Nothing came.

             It printed:
               two


             Change your answer and save. h shows a hint.
             h hint · n next · b back · l list · r reset · ? keys · q quit
            """
        #expect(draw(state) == expected.lines)
    }

    @Test(arguments: [(40, 10), (80, 24), (120, 50), (200, 60), (20, 3)])
    func `it has as many lines as the terminal, each narrower, whatever is shown`(columns: Int, lines: Int) throws {
        for state in try states() {
            var state = state
            state.size = PageSize(columns: columns, lines: lines)
            for paint in [Paint(hasColour: false, isASCII: false), Paint(hasColour: true, isASCII: true)] {
                let page = WatchDrawing(state, paint).lines
                #expect(page.count == lines)
                #expect(page.allSatisfy { $0.displayWidth < columns }, "\(page)")
            }
        }
    }

    @Test func `without Unicode all marks are ASCII, and without colour no code is sent`() throws {
        var state = try begun()
        state = answered(state, .wrong, Diagnosis("Wrong.", evidence: [.lines(["▲ here"])]))
        let paint = Paint(hasColour: false, isASCII: true)
        let ascii = WatchDrawing(state, paint).lines.map(paint.text)
        let own = ascii.map { $0.replacing("에러 뒤 🙂", with: "").replacing("에러-뒤", with: "") }
        #expect(own.allSatisfy { $0.allSatisfy(\.isASCII) }, "\(own)")
        #expect(ascii.contains(" x Not yet."))
        #expect(!ascii.joined().contains("\u{1B}"))
        let colour = Paint(hasColour: true, isASCII: true)
        let painted = WatchDrawing(state, colour).lines.map(colour.text).joined()
        #expect(painted.contains("\u{1B}[1;31mx Not yet."))
    }

    @Test func `what does not fit is counted, and the verdict is seen after a check`() throws {
        var state = try begun()
        state.size = PageSize(columns: 80, lines: 12)
        state = answered(state, .wrong, Self.nothingCame)
        let expected = """
             subscribe 1 of 2 · Predict · 에러 뒤 🙂                                   [✗]·
             … 7 more lines above

             Write your answer here, in your editor, and save:
               Lessons/02-subscribe/Exercises/01-에러-뒤.swift:6

             ✗ Not yet.
                 expected   --1--|
                 yours      -----|
               Nothing came.
             Change your answer and save. h shows a hint.
             h hint · n next · b back · l list · r reset · ? keys · q quit
            """
        #expect(draw(state) == expected.lines)
    }

    @Test func `what a wrong answer means is seen, however tall what was seen is`() throws {
        var state = try begun()
        state.size = PageSize(columns: 60, lines: 20)
        state = answered(state, .wrong, Diagnosis("Nothing came.", evidence: [.lines((1...30).map { "row \($0)" })]))
        let page = draw(state)
        #expect(page.contains { $0.contains("Nothing came.") } && page.contains { $0.contains("row 1") }, "\(page)")
    }

    @Test func `a text that has no room says how to see the rest`() throws {
        var state = try begun()
        #expect(!draw(state).joined().contains("Space shows the rest"))
        state.size = PageSize(columns: 80, lines: 12)
        #expect(draw(state).contains(" Space shows the rest. As soon as you save the file, it is checked."))
        _ = state.reduce(.key(.character(" ")))
        #expect(draw(state).contains(" As soon as you save the file, it is checked."))
    }

    @Test func `the arrows and page keys scroll, and the ends hold`() throws {
        var state = try begun()
        state.size = PageSize(columns: 80, lines: 7)
        #expect(draw(state)[1] == " What comes after an error?")
        _ = state.reduce(.key(.down))
        #expect(draw(state)[1] == " … 2 more lines above")
        #expect(draw(state)[2] == "     source   --1--#")
        _ = state.reduce(.key(.up))
        #expect(draw(state)[1] == " What comes after an error?")
        _ = state.reduce(.key(.character(" ")))
        _ = state.reduce(.key(.end))
        let end = draw(state)
        _ = state.reduce(.key(.pageDown))
        #expect(draw(state) == end)
        #expect(end[4] == "   \(Self.path):6")
        _ = state.reduce(.key(.home))
        #expect(draw(state)[1] == " What comes after an error?")
    }

    @Test func `what does not compile is shown with the learner's line, also behind Hangul and tabs`() throws {
        let line = "\tlet 하나 = two"
        try sample.write(
            exercises: Self.source.replacing("    throw ToDo()", with: line))
        var state = try begun()
        state = answered(
            state, .doesNotCompile,
            Diagnosis(
                "cannot find 'two' in scope",
                evidence: [.code("let 하나 = two", mark: 9)],
                place: SourcePlace(Self.path, line: 6, column: 15)))
        let page = draw(state)
        #expect(page.contains("   \(Self.path):6"))
        #expect(page.contains("     let 하나 = two"))
        #expect(page.contains("                ^"))
        #expect(page.contains("   cannot find 'two' in scope"))
        #expect(page.contains(" Mend the line and save."))
    }

    @Test func `a second error of the compiler is not called old, and its line stands there once`() throws {
        var state = try begun()
        for name in ["one", "two"] {
            try sample.write(exercises: Self.source.replacing("throw ToDo()", with: name))
            _ = state.reduce(.saved([try sample.lesson("subscribe")]))
            var exercise = CheckedExercise(lesson: "subscribe", number: 1, title: "", outcome: .doesNotCompile)
            exercise.diagnoses = [
                Diagnosis(
                    "cannot find '\(name)' in scope", evidence: [.code("    \(name)", mark: 4)],
                    place: SourcePlace(Self.path, line: 6, column: 5))
            ]
            _ = state.reduce(.checked(id: state.lastID, [exercise]))
            let page = draw(state)
            #expect(page.contains(" ✗ It does not compile."))
            #expect(!page.joined().contains("before your last change"))
            #expect(page.count { $0.contains(name) && !$0.contains("cannot") } == 1)
            #expect(page[0].hasSuffix("[✗]·"))
        }
    }

    @Test func `a pass is seen although hints are open`() throws {
        let steps = (1...9).map { "A sentence that takes up a line, and says nothing, number \($0).\n\n" }.joined()
        var state = try begun()
        state.hints[state.place] = WatchHints(
            rungs: Array(repeating: MarkdownReader.blocks(in: steps), count: 3), total: 3)
        state.focus = .hints
        state = answered(state, .wrong, Diagnosis("No."))
        _ = state.reduce(
            .hints(
                state.place,
                WatchHints(
                    rungs: Array(repeating: MarkdownReader.blocks(in: steps), count: 3), total: 3)))
        #expect(draw(state).contains(" Hint 3 of 3"))
        for lines in [10, 16, 20, 24, 30] {
            state.size.lines = lines
            let passed = answered(state, .passed)
            #expect(draw(passed).contains(" ✓ Passed."), "\(lines)")
        }
    }

    @Test func `an exercise that nobody has begun has its code below; lists are lists`() throws {
        let source = """
            // 1 · Repair · 에러 뒤 🙂
            // The code below:
            //
            //   - is long, so long that it does not fit into one line of a terminal that has eighty
            //     columns;
            //   - is wrong.
            func afterAnError() throws -> Int {
                try toDo()
            }
            """
        try sample.write(exercises: source)
        try sample.keepUntouched()
        let page = draw(try begun())
        #expect(
            Array(page[2..<12]) == [
                " The code below:",
                "",
                "   - is long, so long that it does not fit into one line of a terminal that",
                "     has eighty columns;",
                "   - is wrong.",
                "",
                "   func afterAnError() throws -> Int {",
                "       try toDo()",
                "   }",
                "",
            ])
    }

    @Test func `a title that ends in a question has no second mark; the minutes are those of one alone`()
        throws
    {
        let source = Self.source.replacing("A diary", with: "When is it loaded?")
        try sample.write(exercises: source)
        try sample.keepUntouched()
        let state = answered(try begun(), .passed)
        #expect(draw(state).contains(" Enter goes on to 2 · When is it loaded?"))
        var first = try sample.watched()
        first.about = ["subscribe": .init(title: "", minutes: 42)]
        #expect(draw(first).contains(" Enter plays the lesson, about 42 minutes alone."))
    }

    @Test func `a save with the mark still in it says so`() throws {
        try sample.write(
            exercises: Self.source.replacing("    throw ToDo()", with: "    print(1)\n    throw ToDo()"))
        let state = answered(try begun(), .toDo)
        #expect(
            draw(state).contains(" To do: throw ToDo() is still in line 7. Put your answer in its place."))
    }

    @Test func `a lesson that nobody has begun is to be played first`() throws {
        let state = try sample.watched()
        #expect(draw(state)[2].hasPrefix(" Play this lesson first."))
        #expect(draw(state).contains(" Enter plays the lesson."))
    }

    @Test func `a pass says where Enter goes, a prediction why it is so, and the last one that all is done`() throws {
        var state = answered(try begun(), .passed)
        #expect(draw(state).contains(" ✓ Passed."))
        #expect(draw(state).contains(" Enter goes on to 2 · A diary."))
        state.known[.init(lesson: "subscribe", number: 2)] = .init(outcome: .passed)
        state.about = ["just-from": .init(title: "Just and from", minutes: 35)]
        #expect(
            draw(state).suffix(3).prefix(2) == [
                " Every exercise of subscribe has passed. Enter plays the next lesson,",
                " just-from, about 35 minutes alone.",
            ])
        state.known[.init(lesson: "just-from", number: 1)] = .init(outcome: .passed)
        #expect(draw(state).contains(" Every exercise of the workbook has passed."))
        state.checked[state.place]?.why = "An `error` is an end."
        let page = draw(state)
        let verdict = try #require(page.firstIndex(of: " ✓ Passed."))
        #expect(page[verdict + 1] == "   An `error` is an end.")
    }

    @Test func `a deleted file is said, with what to do`() throws {
        try sample.remove(Self.path)
        let page = draw(try sample.watched())
        #expect(page.contains(" \(Self.path) is missing."))
        #expect(page.contains { $0.contains("r writes the untouched text anew") })
        var state = try sample.watched()
        _ = state.reduce(.key(.character("r")))
        #expect(draw(state).contains(" Write the untouched text of this exercise anew? y/n"))
    }

    @Test func `while something takes its time it is said, with the seconds at the edge`() throws {
        var state = try begun()
        _ = state.reduce(.key(.character("c")))
        _ = state.reduce(
            .progress(id: state.lastID, "Building the checks of subscribe … [3/20] (the first time, a minute or two)"))
        #expect(draw(state)[21] == " Building the checks of subscribe … [3/20] (the first time, a minute or")
        _ = state.reduce(.elapsed(seconds: 12))
        #expect(draw(state)[22] == " two)                                                                      12 s")
    }

    @Test func `the list has all lessons and their marks`() throws {
        var state = answered(try begun(), .passed)
        state.about = ["just-from": .init(title: "Just and from", minutes: 0)]
        _ = state.reduce(.key(.character("l")))
        let expected = """
             All exercises                                                    1 of 3 passed
             ──────────────────────────────────────────────────────────────────────────────
             2 subscribe · 1 of 2
             > ✓ 1 · 에러 뒤 🙂
               · 2 · A diary

             10 just-from · 0 of 1 · Just and from
               · 1 · Six rows
            """
        #expect(Array(draw(state).prefix(8)) == expected.lines)
    }

    @Test func `a window never hides one line alone`() {
        for count in 0...12 {
            for height in 3...8 {
                for top in 0...12 {
                    let window = PageWindow(count: count, height: height, top: top)
                    let shown = window.shown((0..<count).map(String.init)) { count, _ in "… \(count)" }
                    #expect(shown.count == min(count, height))
                    #expect(window.above != 1 && window.below != 1)
                }
            }
        }
    }

    // MARK: - The sample

    private static let path = "Lessons/02-subscribe/Exercises/01-에러-뒤.swift"
    private static let source = """
        // 1 · Predict · 에러 뒤 🙂
        // What comes after an error?
        //
        //     source   --1--#
        func afterAnError() throws -> Int {
            throw ToDo()
        }

        // 2 · Build · A diary
        func diary() throws { throw ToDo() }

        """

    /// After the lesson was played.
    private func begun() throws -> WatchState {
        var state = try sample.watched()
        _ = state.reduce(.played("subscribe"))
        _ = state.reduce(.checked(id: 1, []))
        return state
    }

    /// After a check that found this.
    private static let nothingCame = Diagnosis(
        "Nothing came.", evidence: [.lines(["expected   --1--|", "yours      -----|"])])

    private func answered(
        _ state: WatchState, _ outcome: Outcome, _ diagnosis: Diagnosis? = nil, printed: String = ""
    ) -> WatchState {
        var state = state
        _ = state.reduce(.key(.character("c")))
        var exercise = CheckedExercise(
            lesson: "subscribe", number: 1, title: "에러 뒤 🙂", outcome: outcome,
            diagnoses: diagnosis.map { [$0] } ?? [])
        for line in printed.split(whereSeparator: \.isNewline) { exercise.printed.add(String(line)) }
        _ = state.reduce(.checked(id: state.lastID, [exercise]))
        return state
    }

    private func draw(_ state: WatchState) -> [String] {
        WatchDrawing(state, Paint(hasColour: false, isASCII: false)).lines.map { $0.map(\.text).joined() }
    }

    /// The page in every state it may be in.
    private func states() throws -> [WatchState] {
        var states = [try sample.watched(), try begun()]
        let long = String(repeating: "아주 긴 말 ", count: 60)
        states.append(
            answered(
                try begun(), .wrong,
                Diagnosis(long, evidence: [.lines(["expected   \(String(repeating: "-", count: 120))"])]), printed: long
            ))
        for key in ["l", "?", "r"] as [Character] {
            var state = try begun()
            _ = state.reduce(.key(.character(key)))
            states.append(state)
        }
        var state = try begun()
        state.notice = long
        state.hints[state.place] = WatchHints(rungs: [MarkdownReader.blocks(in: long)], total: 3)
        state.focus = .hints
        states.append(state)
        _ = state.reduce(.solution([.prose(long)]))
        states.append(state)
        return states
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
}
