import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A lesson's README.md with the code and the runs of its steps.
struct ReadmePageTests {
    private let sample: SamplePage

    init() throws { sample = try SamplePage() }

    @Test func `each step has its code before the question, and its run and its answer in a fold`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        let alt = "radio: la at 300 ms."
        #expect(
            try sample.text.hasPrefix(
                """
                # Subscribe

                ## A radio

                It plays.

                <!-- code -->
                ```swift
                show("la")
                ```
                <!-- /code -->

                > How often?
                >
                > - **A** Once.
                > - **B** Never.

                <!-- run -->
                <details><summary>Run and answer</summary>

                ```text
                   0 ms  la
                1200 ms  <b>
                         end
                ```

                <img src="pictures/01-a-radio.svg" alt="\(alt)">

                One tick is 100 ms.

                <!-- /run -->

                Once.

                - **B** Look.

                <!-- answered -->
                </details>

                <details><summary>Variant</summary>
                <!-- /answered -->

                **Variant.** Louder.

                <!-- variant -->
                ```swift
                show("LA")
                ```

                It prints nothing.

                </details>
                <!-- /variant -->

                <details><summary>Instructor · 6 minutes</summary>
                """))
        #expect(
            try sample.text.hasSuffix(
                """
                <!-- run \(CodeStamp.of(["wait()"])) -->
                <details><summary>Run and answer</summary>

                ```text
                417 ms  main  tick
                ```

                <img src="pictures/02-a-clock.svg" alt="radio: la at 60 ms.">

                One run on the real clock. The milliseconds differ from run to run.

                <!-- /run -->

                Later.

                <!-- answered -->
                </details>
                <!-- /answered -->

                ## Recap

                """))
        #expect(
            try sample.sample.read("Lessons/02-subscribe/pictures/01-a-radio.svg").contains("<title>\(alt)</title>"))
    }

    @Test(arguments: [false, true])
    func `the run of a variant that asks stands between its question and its answer, kept or new`(isReal: Bool) throws {
        let run = RecordedRun(isReal: isReal, lines: [.init(time: 0, queue: "main", text: "LA")], picture: nil)
        var recorded = SamplePage.recorded(clock: 417)
        let first = recorded.steps[0]
        recorded = RecordedLesson(
            name: "subscribe",
            steps: [
                RecordedStep(title: first.title, run: first.run, variant: run),
                recorded.steps[1],
            ])
        try sample.write(recorded)
        try sample.sample.edit(
            "Lessons/02-subscribe/README.md", "**Variant.** Louder.",
            "**Variant.** Louder.\n\n> How loud?\n>\n> - **A** Very.\n\n**A** It is.")
        try sample.write(recorded)
        let text = try sample.text
        let end = text.components(separatedBy: "<!-- variant").last ?? ""
        let lines = end.components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst()
        let shown = lines.prefix { !$0.contains("Instructor") }.filter { line in
            !line.hasPrefix("One run on") && !line.hasPrefix("```") && !line.contains("LA")
        }
        #expect(
            shown == ["<!-- /variant -->", "**A** It is.", "<!-- varied -->", "</details>", "<!-- /varied -->"])
        #expect(try sample.problems(recorded) == [])
    }

    @Test func `the author's text stays as it is, and the same run changes nothing`() throws {
        #expect(try sample.write(SamplePage.recorded(clock: 417)).count == 3)
        #expect(PageText(try sample.text).ownLines.joined(separator: "\n") == SamplePage.readme)
        #expect(try sample.write(SamplePage.recorded(clock: 417)) == [])
        #expect(try sample.problems(SamplePage.recorded(clock: nil)) == [])
    }

    @Test func `a run on the real clock is kept until its code is another, or all are asked for`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        #expect(try sample.write(SamplePage.recorded(clock: 423)) == [])
        #expect(try sample.page.made(from: SamplePage.recorded(clock: nil)).stale.isEmpty)
        #expect(try sample.write(SamplePage.recorded(clock: 423), keepsRuns: false).count == 1)
        #expect(try sample.text.contains("423 ms  main  tick"))

        try sample.sample.edit("Lessons/02-subscribe/main.swift", "wait()", "wait(2)")
        #expect(try sample.page.made(from: SamplePage.recorded(clock: nil)).stale == [.init(number: 2, kind: .run)])
        try sample.write(SamplePage.recorded(clock: 500))
        #expect(try sample.text.contains("500 ms  main  tick"))
    }

    @Test func `a run on the real clock that has lost its picture runs again`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        let picture = "Lessons/02-subscribe/pictures/02-a-clock.svg"
        try FileManager.default.removeItem(at: sample.sample.root.appendingPathComponent(picture))
        #expect(try sample.page.made(from: SamplePage.recorded(clock: nil)).stale == [.init(number: 2, kind: .run)])
        #expect(try sample.write(SamplePage.recorded(clock: 417)) == [picture])
    }

    @Test func `a picture that no step draws any more is deleted, and another file is not`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        try sample.sample.write("mine", to: "Lessons/02-subscribe/pictures/mine.svg")
        try sample.sample.write("old", to: "Lessons/02-subscribe/pictures/03-old.svg")
        #expect(
            try sample.problems(SamplePage.recorded(clock: nil)) == [
                "Lessons/02-subscribe/pictures/03-old.svg:1: no step draws this picture. \(advice)"
            ])
        #expect(
            try sample.write(SamplePage.recorded(clock: 417)) == ["Lessons/02-subscribe/pictures/03-old.svg (deleted)"])
        #expect(try sample.sample.read("Lessons/02-subscribe/pictures/mine.svg") == "mine")
    }

    private let advice = "Write the page again: swift run workbook author pages subscribe"

    private static let (page, main) = ("README.md", "main.swift")

    @Test(arguments: [
        (main, #"show("la")"#, #"show("LALA")"#, #":9: the code of "A radio" is not what main.swift:2 says."#),
        (main, #"show("LA")"#, #"show("lala")"#, #":47: the variant of "A radio" is not as the step runs now."#),
        (page, "   0 ms  la", "   0 ms  lo", #":22: the run of "A radio" is not as the step runs now."#),
        (
            page, #"alt="radio: la at 3"#, #"alt="radio: la at 4"#,
            #":27: the run of "A radio" is not as the step runs now."#
        ),
        (page, "It prints nothing.", "It prints.", #":50: the variant of "A radio" is not as the step runs now."#),
        (main, "wait()", "wait(2)", #":65: the code of "A clock" is not what main.swift:7 says."#),
        ("pictures/01-a-radio.svg", "la at", "lo at", "pictures/01-a-radio.svg:1: this is not what the run draws now."),
        (
            page, "<!-- code -->\n```swift\nwait()\n```\n<!-- /code -->\n\n", "",
            #":61: "A clock" does not show the code."#
        ),
        (page, CodeStamp.of(["wait()"]), "00000000", #":74: the run of "A clock" ran with other code."#),
        (
            page, "<!-- /code -->\n\n> When?", "<!-- /code -->\n> When?",
            ":68: code and runs do not stand where they belong."
        ),
    ])
    func `what is not as it is now has its line`(file: String, old: String, new: String, says: String) throws {
        try sample.write(SamplePage.recorded(clock: 417))
        try sample.sample.edit("Lessons/02-subscribe/\(file)", old, new)
        let problems = try sample.problems(SamplePage.recorded(clock: nil))
        // A line without a file is of the page.
        let place = "Lessons/02-subscribe/" + (says.hasPrefix(":") ? Self.page : "")
        #expect(problems.contains("\(place)\(says) \(advice)"), "\(problems)")
    }

    @Test func `code without its run is compared alone`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        #expect(try sample.page.codeProblems == [])
        try sample.sample.edit("Lessons/02-subscribe/main.swift", "show(\"LA\")", "show(\"lala\")")
        try sample.sample.edit("Lessons/02-subscribe/main.swift", "show(\"la\")", "show(\"l\")")
        #expect(try sample.page.codeProblems.count == 2)
    }

    @Test func `the words of a picture, and of its clock, are its own`() throws {
        try sample.write(SamplePage.recorded(clock: 417))
        let path = "Lessons/02-subscribe/README.md"
        for (old, new) in [("alt=\"", "alt=\"No "), ("The milliseconds differ", "The ticks differ")] {
            let text = try sample.sample.read(path)
            try sample.sample.edit(path, old, new)
            let problems = try sample.page.codeProblems
            #expect(!problems.isEmpty && problems.allSatisfy { $0.contains("these words do not fit the picture of") })
            try sample.sample.write(text, to: path)
        }
    }

    @Test func `output that looks like a fence does not end its block`() {
        #expect(ReadmeRun.code(["```", "a"], "text") == ["````text", "```", "a", "````"])
    }

    @Test func `a stamp is always the same`() {
        #expect(CodeStamp.of([]) == "811c9dc5")
        #expect(CodeStamp.of(["a", "b"]) != CodeStamp.of(["ab"]))
    }
}
