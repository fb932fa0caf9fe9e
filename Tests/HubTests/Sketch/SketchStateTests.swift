import LessonKit
import Terminal
import Testing

@testable import Hub

/// A sketch that is watched: what comes of keys, saves and runs.
struct SketchStateTests {
    private let sample: SampleCourse
    private var state: SketchState

    init() throws {
        sample = try SampleCourse()
        let sketch = try SketchFile("mine", in: sample.checkout)
        state = SketchState(sketch, size: PageSize(columns: 80, lines: 24))
    }

    private var page: [String] {
        SketchDrawing(state, Paint(hasColour: false, isASCII: false)).page.lines.map(\.text)
    }

    @Test mutating func `a save gives up what runs and plays the sketch anew`() {
        #expect(state.play() == [.play(id: 1)])
        #expect(state.reduce(.saved(isMissing: false)) == [.play(id: 2)])
        // What came of the first is not shown any more.
        _ = state.reduce(.done(id: 1, SketchResult(outcome: .crashed)))
        #expect(state.result == nil)
        _ = state.reduce(.done(id: 2, SketchResult(outcome: .done)))
        #expect(state.result?.isDone == true)
        #expect(state.work == nil)
    }

    @Test mutating func `before it has run the page names the file, and afterwards what to do`() {
        _ = state.play()
        #expect(page.contains("   Lessons/Sketches/mine.swift"))
        #expect(page.count == 24)
        let wrong = SketchResult(
            outcome: .doesNotCompile,
            diagnoses: [
                Diagnosis(
                    "cannot find 'x' in scope", evidence: [.code("x.map", mark: 0)],
                    place: SourcePlace("Lessons/Sketches/mine.swift", line: 7, column: 5))
            ])
        _ = state.reduce(.done(id: 1, wrong))
        #expect(
            Array(page[2...6]) == [
                " ✗ It does not compile.", "   Lessons/Sketches/mine.swift:7", "     x.map", "     ^",
                "   cannot find 'x' in scope",
            ])
        #expect(page[0].hasSuffix("✗"))
        #expect(page.contains(" Mend it and save."))
        _ = state.reduce(.saved(isMissing: false))
        _ = state.reduce(.done(id: 2, SketchResult(outcome: .done)))
        #expect(page[0].hasSuffix("✓"))
        #expect(page.contains(" Change the file and save: it runs again."))
    }

    @Test mutating func `a file that is gone is said, and nothing is played until it is back`() {
        _ = state.play()
        #expect(state.reduce(.saved(isMissing: true)) == [.stop])
        #expect(page.contains { $0.contains("Lessons/Sketches/mine.swift is gone.") })
        #expect(state.reduce(.key(.character("r"))) == [])
        #expect(state.reduce(.saved(isMissing: false)) == [.play(id: 2)])
    }

    @Test mutating func `keys: run again, editor, keys, quit, also on a Korean keyboard`() {
        #expect(state.reduce(.key(.character("r"))) == [.play(id: 1)])
        #expect(state.reduce(.key(.character("ㄱ"))) == [.play(id: 2)])
        #expect(state.reduce(.key(.character("e"))) == [])
        #expect(state.notice.hasPrefix("No editor is set."))
        state.hasEditor = true
        #expect(state.reduce(.key(.character("e"))) == [.edit])
        _ = state.reduce(.key(.character("?")))
        #expect(page[0] == " Keys" + String(repeating: " ", count: 74))
        _ = state.reduce(.key(.escape))
        #expect(!state.showsKeys)
        #expect(state.reduce(.key(.character("ㅂ"))) == [.quit])
    }

    @Test(arguments: [(20, 5), (60, 10), (200, 50)])
    mutating func `the page has the terminal's size, whatever is on it`(columns: Int, lines: Int) {
        let size = PageSize(columns: columns, lines: lines)
        state.size = size
        _ = state.play()
        let long = (1...80).map { Diagnosis("A finding, and then some more words, number \($0).") }
        _ = state.reduce(.done(id: 1, SketchResult(outcome: .crashed, diagnoses: long)))
        #expect(page.count == size.lines)
        #expect(page.allSatisfy { $0.displayWidth < size.columns })
        let first = page
        _ = state.reduce(.key(.end))
        #expect(page != first)
        _ = state.reduce(.key(.home))
        #expect(page == first)
    }
}
