import Terminal
import Testing

@testable import LessonKit

/// What stands above the run of a variant.
@Suite("A variant") struct VariantTests {
    private let page = Page.plain()

    @Test(arguments: [
        ("a\nb\nc\nX\ne\nf", "a\nb\nc\nd\ne\nf", "…\nX\n…"),
        ("X\nb\nc\nd", "a\nb\nc\nd", "X\n…"),
        ("a\nb\nc\nX", "a\nb\nc\nd", "…\nX"),
        ("    a\n    b\nX\n  c\n  d", "    a\n    b\n  c\n  d", "    …\nX\n  …"),
        // A single line stays.
        ("a\nX\nb\nY\nc", "a\nb\nc", "a\nX\nb\nY\nc"),
        ("X\nY", "a\nb", "X\nY"),
        // So do the lines around a place where something was taken away.
        ("a\nb\nc\nd", "a\nb\nX\nc\nd", "a\nb\nc\nd"),
        ("a\nb\nc\nd\ne\nf", "a\nb\nc\nX\nY\nd\ne\nf", "…\nc\nd\n…"),
        ("a\nb\nc", "a\nb\nc\nX", "…\nc"),
        ("a\nb\nc", "X\na\nb\nc", "a\n…"),
        ("a\nb\nY\nc\nd\ne\nf", "a\nb\nc\nd\nX\ne\nf", "…\nY\nc\nd\ne\nf"),
    ])
    func `two lines or more that are as before are left out, but none beside a place where something is gone`(
        code: String, before: String, shown: String
    ) {
        let lines = page.changes(
            in: code.components(separatedBy: "\n"), since: before.components(separatedBy: "\n"))
        #expect(lines.joined(separator: "\n") == shown)
    }

    @Test func `the code is whole where it fits with its words and what to predict`() throws {
        let script = try FixtureLesson.script()
        let entry = LessonScript.Entry(
            step: script.entries[1].step, text: script.entries[1].text, code: ["a", "b", "c", "d"],
            variant: ["a", "b", "c", "X"])
        func text(_ room: Int?) -> [String] { page.variantBeat(of: entry, room: room).map(\.text) }
        let words = ["", " **Variant.** A single line.", ""]
        let asked = ["", " ? How many lines come now?"]
        let whole = words + ["     a", "     b", "     c", "     X"] + asked
        #expect(text(9) == whole)
        #expect(text(8) == words + ["     …", "     X"] + asked)
        #expect(text(nil) == whole)
    }
}
