import Foundation
import Marbles

@testable import Hub
@testable import LessonKit

/// A course with a lesson of two steps: the first in virtual time and with a variant, the second on the real clock.
struct SamplePage {
    static let readme = """
        # Subscribe

        ## A radio

        It plays.

        > How often?
        >
        > - **A** Once.
        > - **B** Never.

        Once.

        - **B** Look.

        **Variant.** Louder.

        <details><summary>Instructor · 6 minutes</summary>

        Notes.

        </details>

        ## A clock

        > When?
        >
        > - **A** Now.
        > - **B** Later.

        Later.

        ## Recap

        """

    static let main = """
        Lesson.play(
            Step("A radio") { stage in
                show("la")
            } variant: { stage in
                show("LA")
            },
            Step("A clock", lasting: .seconds(1)) { stage in
                wait()
            }
        )

        """

    let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(Self.readme, to: "Lessons/02-subscribe/README.md")
        try sample.write(Self.main, to: "Lessons/02-subscribe/main.swift")
    }

    var page: ReadmePage {
        get throws { try ReadmePage(sample.course.lesson("subscribe"), in: sample.checkout) }
    }

    /// A recording of the lesson.
    ///
    /// - Parameters:
    ///   - said: What the first step printed.
    ///   - clock: When the second step printed something; nil where it did not run.
    static func recorded(_ said: String = "la", clock: Int?) -> RecordedLesson {
        var row = Timeline.Row("radio")
        row.next(said, at: 3)
        let real = clock.map { time in
            RecordedRun(
                isReal: true, lines: [.init(time: time, queue: "main", text: "tick")], picture: Timeline([row]),
                unit: 20)
        }
        return RecordedLesson(
            name: "subscribe",
            steps: [
                RecordedStep(
                    title: "A radio",
                    run: RecordedRun(
                        lines: [.init(time: 0, text: said), .init(time: 1200, text: "<b>\nend")],
                        picture: Timeline([row])),
                    variant: RecordedRun(lines: [], picture: nil)),
                RecordedStep(title: "A clock", run: real),
            ])
    }

    /// Writes the page and its pictures as `author pages` does. Returns the paths of what was written.
    @discardableResult
    func write(_ recorded: RecordedLesson, keepsRuns: Bool = true) throws -> [String] {
        let page = try page
        var files = ReadmeFiles(sample.checkout)
        try files.write(page, page.made(from: recorded, keepsRuns: keepsRuns))
        return files.changed
    }

    var text: String { get throws { try sample.read("Lessons/02-subscribe/README.md") } }

    func problems(_ recorded: RecordedLesson) throws -> [String] {
        let page = try page
        return page.problems(
            page.made(from: recorded),
            picturesIn: sample.root.appendingPathComponent("Lessons/02-subscribe/pictures"))
    }
}
