/// The files of a new lesson. They compile, and each part that an author has to write is a `TODO:`.
struct LessonTemplate {
    let name: String

    /// `hot-and-cold` is "Hot and cold".
    var title: String {
        let words = name.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private var exercises: [ExerciseTemplate] {
        [("Predict", "The first numbers"), ("Build", "Twice as many")].enumerated().map {
            ExerciseTemplate(lesson: name, number: $0 + 1, kind: $1.0, title: $1.1)
        }
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

        ## A situation

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

        ## Recap

        - TODO: A sentence to remember.
        - TODO: A second one.
        - TODO: A third one.

        > TODO: A question that is asked again next week? (Three of them.)
        >
        > - **A** TODO: an option.
        > - **B** TODO: an option.

        **B** TODO: why, in one sentence.

        ## Exercises

        TODO: A sentence or two. There are six to eight, and of each kind one: Predict, Complete, Repair, Build.

        """
    }

    private var main: String {
        """
        import LessonKit
        import Streams

        Lesson.play(
            Step("A situation") { stage in
                let numbers = stage.cold("numbers", "--1--2--|")
                _ = numbers.subscribe(onNext: { show("got", $0) })
            }
        )

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

    var suite: String {
        """
        import ExerciseSupport
        import Testing

        @Suite(.serialized, .lesson) struct `\(name)` {}

        """
    }
}
