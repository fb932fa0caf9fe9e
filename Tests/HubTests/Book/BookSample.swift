import Foundation
import LessonKit
import Marbles

@testable import Hub

/// A course with one lesson that has everything a page shows.
struct BookSample {
    let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(Self.readme, to: "Lessons/02-subscribe/README.md")
        try sample.write(Self.main, to: "Lessons/02-subscribe/main.swift")
        try sample.keepUntouched(Self.exercises)
        try sample.write(Self.hints, to: "Lessons/02-subscribe/Hints.md")
        try sample.write(Self.solution, to: "Lessons/02-subscribe/Solution.swift")
        // A learner's answer is not for the book.
        try sample.write(exercises: Self.exercises.replacing("throw ToDo()", with: "return secret"))
        for source in BookAssets.sources { try sample.write("/* \(source) */", to: source) }
    }

    /// The runs that the pages show.
    var runs: [String: RecordedLesson] = [
        "subscribe": RecordedLesson(
            name: "subscribe",
            steps: [
                RecordedStep(
                    title: "A <b> & a \"c\"",
                    run: RecordedRun(
                        lines: [.init(time: 0, text: "<script>"), .init(time: 300, text: "]]>  &")],
                        picture: BookSample.picture),
                    variant: RecordedRun(lines: [.init(time: 0, text: "at once")], picture: nil)),
                RecordedStep(
                    title: "Real",
                    run: RecordedRun(
                        isReal: true, lines: [.init(time: 12, queue: "main", text: "┌──┐\n│  │\n└──┘")], picture: nil,
                        unit: 20, error: "Rain()")),
            ])
    ]

    private static var picture: Timeline {
        var row = Timeline.Row("a <row>")
        row.subscribe(at: 0)
        row.next("<i>", at: 2)
        row.complete(at: 3)
        return Timeline([row])
    }

    func book() throws -> Book { try Book(sample.course, runs: runs) }

    func files() throws -> [(name: String, data: Data)] { try book().files() }

    func page(_ file: String = "subscribe.html") throws -> String {
        try book().pages.first { $0.file == file }?.html(chapters: []) ?? ""
    }

    /// The part of `page` from `start` to `end`, without line breaks.
    static func part(of page: String, from start: String, to end: String) -> String {
        guard let first = page.firstRange(of: start),
            let last = page[first.upperBound...].firstRange(of: end)
        else { return "" }
        return String(page[first.lowerBound..<last.lowerBound].filter { $0 != "\n" })
    }

    private static let readme = """
        # Subscribe & <go>

        Before this: just-from.

        The *intro*. See [the other](../10-just-from/README.md) and [Apple](https://apple.com).

        ## A <b> & a "c"

        The setup.

        > What? And `why`?
        >
        > - **A** Nothing <x>.
        > - **B** All.

        All of it.

        - **A** It is `not` so.

        **Variant.** At once.

        > And now?
        >
        > - **A** Late.
        > - **B** Soon.

        **B** Soon, see `!`.

        - **A** Look.

        <details><summary>Instructor · 6 minutes</summary>

        - **Board** A box.

        </details>

        ## Real

        > How long?
        >
        > - **A** Long.
        > - **B** Short.

        Short.

        - **A** No.

        <details><summary>Instructor · 3 minutes · more</summary>

        - **Say** It rains.

        </details>

        ## Recap

        - Remember this.

        > And?
        >
        > - **A** One.
        > - **B** Two.

        **B** Two it is.

        ## Exercises

        Two of them.
        """

    private static let main = """
        import LessonKit

        Lesson.play(
            Step("A <b> & a \\"c\\"") { stage in
                let a = "1 < 2"
            } variant: { stage in
                let b = 2
            },
            Step("Real", lasting: .seconds(1)) { _ in wait() }
        )
        """

    private static let solution = """
        enum Solution {
            // An error ends `it`.
            static func exercise1() -> Int { 41 + 1 }
        }
        """

    private static let hints = """
        ## 1 · After an error

        1. The concept.
        2. The shape.

        ## 2 · A diary

        1. The concept.
        2. The operator `map`.

           ```swift
           map { $0 }
           ```
        3. The shape.
        """

    private static let exercises = """
        // 1 · Predict · After an error (class, 4 min)
        //
        // What `happens` if a < b?
        //
        //     source   --1--#
        //     result   --1-|
        //
        //     disposed   ---!
        //
        //     let a = 1
        //
        //     let b = 2
        //
        // - one
        // - two
        //
        func afterAnError() throws -> Int {
            throw ToDo()
        }

        // 2 · Build · A diary (home, 10 min)
        func diary() {}
        """
}
