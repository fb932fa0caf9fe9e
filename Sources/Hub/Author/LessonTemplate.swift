import LessonKit

/// The files of a new lesson. They compile, and each part that an author has to write is a `TODO:`.
struct LessonTemplate {
    let name: String
    private let steps: [String]
    private let exercises: [ExerciseTemplate]

    /// - Parameter outline: Its steps and exercises, each with its title: `Step Two readers`, `Predict A late reader`.
    /// - Throws: `UsageError` for a line that is neither.
    init(name: String, outline: [String] = []) throws {
        self.name = name
        let isStep = { (line: String) in line.hasPrefix("Step ") }
        let all =
            outline + (outline.contains(where: isStep) ? [] : ["Step A situation"])
            + (outline.allSatisfy(isStep) ? ["Predict The first numbers", "Build Twice as many"] : [])
        var (steps, exercises) = ([String](), [ExerciseTemplate]())
        for line in all {
            let (kind, title) = (String(line.prefix { $0 != " " }), String(line.drop { $0 != " " }.dropFirst()))
            if (steps + exercises.map(\.title)).contains(where: { $0.lowercased() == title.lowercased() }) {
                throw UsageError("\"\(title)\" stands there twice. Give each step and exercise a title of its own.")
            } else if kind == "Step" {
                steps.append(try ExerciseTemplate.checked(title))
            } else if ExerciseSource.kinds.contains(kind) {
                let number = exercises.count + 1
                exercises.append(try ExerciseTemplate(lesson: name, number: number, kind: kind, title: title))
            } else {
                let kinds = (["Step"] + ExerciseSource.kinds).joined(separator: ", ")
                throw UsageError("\"\(line)\" says neither a step nor an exercise. Begin it with one of \(kinds).")
            }
        }
        (self.steps, self.exercises) = (steps, exercises)
    }

    /// `hot-and-cold` is "Hot and cold".
    var title: String {
        let words = name.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The files of the lesson's folder, by name.
    var lessonFiles: [(name: String, text: String)] {
        [("README.md", readme), ("main.swift", main)] + exercises.map { ("Exercises/\($0.file)", $0.text) }
            + [("Hints.md", hints), ("Solution.swift", solution)]
    }

    /// The files of the lesson's checks, by name.
    var checkFiles: [(name: String, text: String)] {
        [("Lesson.swift", suite)] + exercises.map { ($0.file, $0.check) }
    }

    private var readme: String {
        """
        # \(title)

        <!--
        About: TODO: a few words for the map
        Afterwards: TODO: You can …
        -->

        Before this: TODO: the lessons that it needs; or "nothing"

        TODO: One or two sentences: what this lesson is about.

        \(steps.map(step).joined(separator: "\n"))
        ## Recap

        - TODO: A sentence to remember.
        - TODO: A second one.
        - TODO: A third one.

        \(Array(repeating: Self.question, count: 3).joined(separator: "\n"))
        ## Exercises

        TODO: A sentence or two. There are six to eight, and of each kind one: Predict, Complete, Repair, Build.

        """
    }

    private func step(_ title: String) -> String {
        """
        ## \(title)

        TODO: The setup: what stands there, in short sentences.

        > TODO: One question that can be answered by choosing?
        >
        > - **A** TODO: what somebody believes.
        > - **B** TODO: what happens.

        TODO: The answer begins with the answer, and points at the picture.

        - **A** TODO: why somebody chooses this, and what shows that it is not so.

        <details><summary>Instructor · 2 to 3.5 minutes</summary>

        - **People say** TODO: the beliefs, and what to answer.
        - **Board** TODO: what to draw.
        - **If there is time** TODO: a further question.

        </details>

        """
    }

    /// Of the recap.
    private static let question = """
        > TODO: A question that is asked again next week?
        >
        > - **A** TODO: an option.
        > - **B** TODO: an option.

        **B** TODO: why, in one sentence.

        - **A** TODO: why not.

        """

    private var main: String {
        """
        import LessonKit
        import Streams

        Lesson.play(
        \(steps.map(Self.played).joined(separator: ",\n"))
        )

        """
    }

    private static func played(_ title: String) -> String {
        """
            Step("\(title)") { stage in
                let numbers = stage.cold("numbers", "--1--2--|")
                _ = numbers.subscribe(onNext: { show("got", $0) })
            }
        """
    }

    private var hints: String { "# Hints\n" + exercises.map(\.hints).joined() }

    private var solution: String {
        """
        import Streams

        /// One good answer to each exercise. Look after you have passed, and compare.
        enum Solution {
        \(exercises.map(\.solution).joined(separator: "\n\n"))
        }

        """
    }

    var suite: String { Self.suite(of: name) }

    static func suite(of name: String) -> String {
        """
        import ExerciseSupport
        import Testing

        @Suite(.serialized, .lesson) struct `\(name)` {}

        """
    }
}
