import Foundation
import LessonKit
import Terminal
import Testing

@testable import Hub

/// The pages in Lessons/Operators, as somebody writes them: with what is said about a mistake.
struct OperatorNoteTests {
    private let sample: SampleCourse
    private let docs = [("map", "Transforming"), ("take(for:)", "Filtering"), ("delay", "Utility")].map {
        OperatorDoc($0, $1, "", 1, comment: [], signature: "")
    }
    private let pages = [
        "Transforming/map.md": """
        # map

        Makes something else of each element.

        ## How it ends and fails

        It ends with its source.

        ## Easily confused with

        ### [take(for:)](../Filtering/takeFor.md)

        `map` is not `take(for:)`.

        ```
        swift run workbook marble map 'x + 1' '-1-2|'
        swift run workbook marble takeFor 2 '-1-2|'
        ```

        ### [delay](../Utility/delay.md)

        `map` is not `delay`.

        ## Write it instead of

        ### timestamp

        ```swift
        map { (Date(), $0) }
        ```

        ## Its names elsewhere

        - Combine: `map`
        - AsyncSequence: none

        ## Learn it

        Lesson `map-filter`.
        """,
        "Filtering/takeFor.md": """
        # take(for:)

        Listens for some time.

        ## Easily confused with

        - [map](../Transforming/map.md#takefor)

        ## Its names elsewhere

        - Combine: none
        - AsyncSequence: none
        """,
        "Utility/delay.md": """
        # delay

        Moves elements to a later time.

        ## Its names elsewhere

        - Combine: `delay`
        - AsyncSequence: none
        """,
    ]
    private let questions = """
        # Which operator?

        Answer.

        ## What do you want?

        - More → *What is it?*
          - Time → [map](Transforming/map.md#timestamp)
          - Numbers → [map](Transforming/map.md): `map { 1 }`
        - Less → [take(for:)](Filtering/takeFor.md)
        """

    init() throws {
        sample = try SampleCourse()
        for (name, text) in pages { try sample.write(text, to: "\(OperatorNotes.folder)/\(name)") }
    }

    private var notes: OperatorNotes { OperatorNotes(of: docs, in: sample.checkout) }

    @Test func `a page says what it is for, what is different, and what others call it`() throws {
        let note = try #require(try notes.note("map"))
        #expect(note.purpose == "Makes something else of each element.")
        #expect(note.rule == "It ends with its source.")
        #expect(note.lesson == "map-filter")
        #expect(note.elsewhere.map(\.name) == ["map"])
        #expect(note.substitutes.map(\.code) == ["map { (Date(), $0) }"])
        #expect(note.contrasts.map(\.other) == ["take(for:)", "delay"])
        #expect(note.contrasts[0].runs.map(\.words) == [["map", "x + 1", "-1-2|"], ["takeFor", "2", "-1-2|"]])
        #expect(try notes.note("filter") == nil)
    }

    @Test(arguments: ["take(for:)", "delay"])
    func `what is different stands on one page, and is said on both; the second need not name the first`(
        _ name: String
    ) throws {
        let note = try #require(try notes.note(name))
        let contrasts = try notes.contrasts(of: note)
        #expect(contrasts.map(\.other) == ["map"])
        let first = try #require(contrasts.first)
        #expect(first.difference == "`map` is not `\(name)`.")
        #expect(first.runs.map(\.words[0]) == (name == "delay" ? [] : ["takeFor", "map"]))
    }

    @Test(arguments: [
        ("map", "# map", "# mop", "1: begin the page with \"# map\"."),
        ("map", "Makes something else of each element.\n", "", "1: below the name stands a sentence: what map is for."),
        ("map", "## How", "Again.\n\n## How", "5: this does not belong here."),
        (
            "map", "How it ends and fails", "Errors",
            """
            5: the heading "Errors" is not known. The headings are "How it ends and fails", "Easily confused with", \
            "Write it instead of", "Its names elsewhere", "Learn it", "Try it".
            """
        ),
        ("map", "It ends with", "- It ends with", "7: this does not belong under \"How it ends and fails\"."),
        (
            "map", "[delay](../Utility/delay.md)", "[delayed](delayed.md)",
            "20: there is no operator delayed. Did you mean delay?"
        ),
        (
            "map", "../Utility/delay.md", "delay.md",
            "20: the link says delay, whose page is Lessons/Operators/Utility/delay.md."
        ),
        (
            "map", "[delay](../Utility/delay.md)", "delay",
            "20: \"delay\" is no link to an operator's page, such as [map](Transforming/map.md)."
        ),
        ("map", "`map` is not `delay`.\n", "", "20: what is different is missing."),
        (
            "map", "swift run workbook marble takeFor", "marble takeFor",
            "17: a command begins with \"swift run workbook marble \"."
        ),
        (
            "map", "swift run workbook marble takeFor 2 '-1-2|'\n", "",
            "15: two commands stand here: one of map, one of the other."
        ),
        ("map", "map { (Date(), $0) }\n", "", "26: the code to write is missing."),
        (
            "map", "- Combine: `map`\n", "",
            "1: \"Its names elsewhere\" lacks the line \"- Combine: \". If there is no name: none."
        ),
        (
            "map", "- Combine:", "- Combined:",
            "34: the library \"Combined\" is not known. The libraries are Combine, AsyncSequence, RxJS."
        ),
        ("take(for:)", "#takefor", "", "7: the link has to end in #takefor."),
        (
            "take(for:)", "[map](../Transforming/map.md#takefor)", "[delay](../Utility/delay.md#takefor)",
            "7: the page of delay does not say how take(for:) is different."
        ),
    ])
    func `a mistake on a page is an error with its file and its line`(
        _ name: String, _ written: String, _ mistaken: String, _ text: String
    ) throws {
        let doc = try #require(docs.first { $0.name == name })
        try sample.edit(doc.page, written, mistaken)
        let error = #expect(throws: OperatorNoteError.self) {
            let notes = notes
            _ = try notes.contrasts(of: try #require(try notes.note(name)))
        }
        #expect(error?.description == "\(doc.page):\(text)")
    }

    @Test func `an operator without a page is an error with the file that is missing, and the others have theirs`()
        throws
    {
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent(docs[1].page))
        let error = #expect(throws: OperatorNoteError.self) { try notes.note("take(for:)") }
        #expect(
            error?.description == """
                Lessons/Operators/Filtering/takeFor.md:1: the page of take(for:) is missing. Lay it out: \
                swift run workbook author operator take(for:)
                """)
        #expect(try notes.all().map(\.name) == ["map", "delay"])
    }

    @Test func `a command that does not run is an error with its place`() throws {
        try sample.edit(docs[0].page, "takeFor 2", "takeFor x")
        try sample.edit(docs[0].page, "marble map", "marble mup")
        let runs = try #require(try notes.note("map")?.contrasts.first).runs
        let unknown = #expect(throws: OperatorNoteError.self) { try runs[0].result() }
        #expect(
            unknown?.description.hasPrefix("\(docs[0].page):16: There is no operator \"mup\". Did you mean map") == true
        )
        let error = #expect(throws: LabError.self) { try runs[1].result() }
        let lines = Renderer(width: 80, paint: Paint(hasColour: false, isASCII: true)).lines(error?.blocks ?? [])
        #expect(lines.first?.text == "\(docs[0].page):17:")
    }

    @Test func `the questions are nested lists`() throws {
        let tree = try OperatorTree(questions, notes)
        #expect(tree.question == "What do you want?")
        #expect(tree.choices.map(\.answer) == ["More", "Less"])
        #expect(tree.leaves.map(\.path) == ["AA", "AB", "B"])
        #expect(tree.leaves.map(\.leaf.text) == ["map { (Date(), $0) }", "map { 1 }", "take(for:)"])
    }

    @Test(arguments: [
        ("## What", "What", "1: there is no heading with a question and its answers."),
        ("More → ", "More ", "7: an answer has an arrow, and behind it where it leads."),
        (
            "More → *What is it?*\n", "More → *What is it?*\n- Or → *What?*\n",
            "7: the answers are missing below this question."
        ),
        ("[take(for:)]", "[take(while:)]", "10: there is no operator take(while:)."),
        ("#timestamp", "#time", "8: the page of map has no substitute for time."),
    ])
    func `a mistake in the questions is an error with its file and its line`(
        _ written: String, _ mistaken: String, _ text: String
    ) throws {
        let notes = notes
        let error = #expect(throws: OperatorNoteError.self) {
            try OperatorTree(questions.replacing(written, with: mistaken), notes)
        }
        #expect(error?.description == "Lessons/Operators/README.md:\(text)")
    }

    @Test func `the hub says what is wrong with a page, and the folder is no lesson`() throws {
        try sample.write("\nlet course = [\"02-subscribe\", \"10-just-from\"]\n", to: "Package.swift")
        #expect(try sample.course.strange.isEmpty)
        let terminal = FakeTerminal()
        #expect(Hub(directory: sample.root, terminal: terminal).run(["operator", "--tree"]) == 69)
        #expect(terminal.complaints.first?.hasPrefix("Lessons/Operators/README.md is missing.") == true)
    }
}
