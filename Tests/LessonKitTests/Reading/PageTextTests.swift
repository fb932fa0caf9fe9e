import Foundation
import Testing

@testable import LessonKit

/// README.md of a lesson with the parts that `author pages` has written into it.
struct PageTextTests {
    private static let own = """
        # Title

        ## One

        Setup.

        > Why?
        >
        > - **A** So.
        > - **B** Not so.

        Not so.

        - **A** Look.

        **Variant.** Another.

        <details><summary>Instructor · 6 minutes</summary>

        - **Board** a line.

        </details>

        ## Two

        > What?

        ## Recap

        - A sentence.

        """

    private static let page = """
        # Title

        ## One

        Setup.

        <!-- code -->
        ```swift
        show("> what?")
        ```
        <!-- /code -->

        > Why?
        >
        > - **A** So.
        > - **B** Not so.

        <!-- run 0123abcd -->
        <details><summary>Run and answer</summary>

        ```text
        ## it
        ```

        <!-- /run -->

        Not so.

        - **A** Look.

        <!-- answered -->
        </details>

        <details><summary>Variant</summary>
        <!-- /answered -->

        **Variant.** Another.

        <!-- variant -->
        It prints nothing.

        </details>
        <!-- /variant -->

        <details><summary>Instructor · 6 minutes</summary>

        - **Board** a line.

        </details>

        ## Two

        <!-- code -->
        <!-- /code -->

        > What?

        ## Recap

        - A sentence.

        """

    @Test func `the parts are found, with what their markers say`() {
        let text = PageText(Self.page)
        #expect(text.problems == [])
        #expect(text.parts.map(\.part.kind) == [.code, .run, .answered, .variant, .code])
        #expect(text.parts.map(\.part.note) == ["", "0123abcd", "", "", ""])
        #expect(text.parts[0].part.lines == ["```swift", "show(\"> what?\")", "```"])
        #expect(text.parts[0].lines == 6..<11)
        #expect(text.headings.map(\.title) == ["One", "Two", "Recap"])
    }

    @Test func `a lesson is read as if there were no parts, and a line keeps its number`() {
        for text in [Self.page, Self.own] {
            #expect(PageText(text).ownLines.joined(separator: "\n") == Self.own)
        }
        let (own, page) = (LessonText(Self.own), LessonText(Self.page))
        #expect(Self.told(page) == Self.told(own))
        #expect(page.steps.map(\.said) == ["6 minutes", nil])
        #expect(page.steps[0].right == "B")
        #expect(LessonHeadline(Self.page) == LessonHeadline(Self.own))
        #expect(page.steps.map(\.line) == [3, 51])
        #expect(page.steps[0].questions.map(\.line) == [13])
    }

    /// All that is told of a lesson, as lines.
    private static func told(_ text: LessonText) -> [String] {
        let page = Page.plain(isASCII: true)
        return text.steps.flatMap { step in
            let blocks = [step.setup, step.questions.flatMap(\.blocks), step.answer, step.variant, step.notes]
            return [step.title] + blocks.flatMap { page.prose($0) }.map(\.text)
        }
    }

    @Test func `code, run and the end of the fold have their places`() {
        let places = StepPlaces.all(in: Self.own.components(separatedBy: "\n"))
        #expect(
            places == [
                .init(title: "One", heading: 2, question: 6, answer: 11, answered: 15, variant: 17),
                .init(title: "Two", heading: 23, question: 25, answer: 27, answered: 27, variant: nil),
            ])
    }

    @Test func `the run of a variant that asks stands between its question and its answer`() {
        let own = Self.own.replacing(
            "**Variant.** Another.\n", with: "**Variant.** Another.\n\n> How many?\n\n**A** One.\n")
        let places = StepPlaces.all(in: own.components(separatedBy: "\n"))
        #expect(
            places.first
                == .init(title: "One", heading: 2, question: 6, answer: 11, answered: 15, variant: 19, varied: 21))
        #expect(LessonText(own).steps[0].part?.right == "A")
        #expect(LessonText(own).steps[0].answer == LessonText(Self.own).steps[0].answer)
    }

    @Test(arguments: [
        ("<!-- /code -->\n", "", 7, "<!-- code --> is not closed: <!-- run 0123abcd --> comes first."),
        ("<!-- code -->\n```swift", "```swift", 10, "<!-- /code --> closes nothing."),
        ("<!-- run 0123abcd -->", "<!--run-->", 18, "<!--run--> is no marker."),
        ("<!-- run 0123abcd -->", "<!-- ran -->", 18, "<!-- ran --> is no marker."),
        ("<!-- /variant -->", "<!-- /variation -->", 43, "<!-- /variation --> is no marker."),
        ("<!-- /variant -->", "<!-- /run -->", 43, "<!-- /run --> stands where <!-- /variant --> has to come."),
        ("<!-- run 0123abcd -->\n", "", 24, "<!-- /run --> closes nothing."),
    ])
    func `a damaged marker is named with its line`(old: String, new: String, line: Int, says: String) throws {
        var page = Self.page
        page.replaceSubrange(try #require(page.firstRange(of: old)), with: new)
        let problem = try #require(PageText(page).problems.first)
        #expect(problem.line == line)
        #expect(problem.text.hasPrefix(says))
    }

    @Test(arguments: [
        ("<!-- code -->\n```swift", "```swift", "Delete lines 7 to 10."),
        ("<!-- /code -->\n", "", "Delete lines 7 to 10."),
        ("<!-- run 0123abcd -->\n", "", "Delete lines 18 to 24."),
        ("<!-- /run -->\n", "", "Delete lines 18 to 23."),
        ("<!-- answered -->\n", "", "Delete lines 31 to 34."),
        ("<!-- /variant -->\n", "", "Delete lines 39 to 42."),
    ])
    func `a marker without its partner is one problem that says how far its part goes`(
        old: String, new: String, says: String
    ) throws {
        var page = Self.page
        page.replaceSubrange(try #require(page.firstRange(of: old)), with: new)
        #expect(PageText(page).problems.map { $0.text.contains(says) } == [true], "\(PageText(page).problems)")
    }

    @Test func `a fold that has lost its markers is named; the partner of a changed marker and a remark are not`() {
        let page = Self.page.replacing("<!-- answered -->\n", with: "").replacing("<!-- /answered -->\n", with: "")
        #expect(PageText(page).problems.first == .init(line: 31, text: "this </details> closes nothing."))
        for (old, new) in [("<!-- run 0123abcd -->", "<!-- ran -->"), ("<!-- /run -->", "<!-- /ran -->")] {
            #expect(PageText(Self.page.replacing(old, with: new)).problems.count == 1)
        }
        #expect(PageText("<!-- Ask somebody who teaches. -->\n\n<!--\ntwo lines\n-->\n").problems == [])
    }
}
