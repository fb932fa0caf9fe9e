/// The files of a new lesson. They compile, and each part that an author has to write is a `TODO:`.
struct LessonTemplate {
    let name: String

    /// `hot-and-cold` is "Hot and cold".
    var title: String {
        let words = name.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private var module: String { name.replacing("-", with: "_") + "_exercises" }

    /// The files of the lesson's folder, by name.
    var lessonFiles: [(name: String, text: String)] {
        [
            ("README.md", readme), ("main.swift", main), ("Exercises/01-the-first-numbers.swift", predicted),
            ("Exercises/02-twice-as-many.swift", written), ("Hints.md", hints), ("Solution.swift", solution),
        ]
    }

    /// The files of the lesson's checks, by name.
    var checkFiles: [(name: String, text: String)] {
        [("Lesson.swift", suite), ("01-the-first-numbers.swift", prediction), ("02-twice-as-many.swift", code)]
    }

    private var readme: String {
        """
        # \(title)

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

        <details><summary>Instructor · 2 to 4 minutes</summary>

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

    private var predicted: String {
        """
        // Predict · The first numbers (class, 3 min)
        //
        // TODO: the text. It decides all that the check decides.
        //
        //     Observable.of(1, 2, 3).take(2)
        //
        // What arrives? Draw it as marbles. What shares a tick stands in brackets,
        // like (78|).

        import LessonKit
        import Streams

        func theFirstNumbers() throws -> String {
            throw ToDo()
        }

        """
    }

    private var written: String {
        """
        // Build · Twice as many (home, 8 min)
        //
        // TODO: the text.
        //
        //     numbers    -1--2-|
        //     twice      -2--4-|

        import LessonKit
        import Streams

        func twice(_ numbers: Observable<Int>) throws -> Observable<Int> {
            throw ToDo()
        }

        """
    }

    private var hints: String {
        """
        # Hints

        ## 1 · The first numbers

        1. TODO: the concept.
        2. TODO: the operator.
        3. TODO: the shape.

        ## 2 · Twice as many

        1. TODO: the concept.
        2. TODO: the operator.
        3. TODO: the shape.

        """
    }

    private var solution: String {
        """
        import Streams

        /// One good answer to each exercise. Look after you have passed, and compare.
        enum Solution {
            /// TODO: why it is right, in two lines.
            static func exercise1() -> String { "(12|)" }

            static func exercise2(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }
        }

        """
    }

    private var suite: String {
        """
        import ExerciseSupport
        import Testing

        @Suite(.serialized, .lesson) struct `\(name)` {}

        """
    }

    private var prediction: String {
        """
        import ExerciseSupport
        import Streams
        import Testing

        @testable import \(module)

        extension `\(name)` {
            @Test(.exercise(TheFirstNumbers.exercise)) func `1 · The first numbers`() {}
        }

        struct TheFirstNumbers {
            static let exercise = Check(diagram: theFirstNumbers, solution: Solution.exercise1, of: Int.self) { check in
                check.truth { _ in Observable.of(1, 2, 3).take(2) }

                // TODO: the beliefs that you know, each with the diagram that it leads to.
                check.mistake("Your diagram has three numbers. Which of them does `take` send?", madeBy: "(123|)") {
                    $0.elements == [1, 2, 3]
                }
                check.mistake("Your diagram has no end. What does `take` do after its last element?", madeBy: "(12)") {
                    !$0.ends
                }
            }
        }

        """
    }

    private var code: String {
        """
        import ExerciseSupport
        import Streams
        import Testing

        @testable import \(module)

        extension `\(name)` {
            @Test(.exercise(TwiceAsMany.exercise)) func `2 · Twice as many`() {}
        }

        struct TwiceAsMany {
            static let exercise = Check(twice, solution: Solution.exercise2, in: Scene<Int>.self) { check in
                check.stream("the numbers of the text", gives: "-2--4-|") { scene, twice in
                    try twice(scene.cold("numbers", "-1--2-|").asObservable())
                }
                // TODO: inputs that the text does not show.
                check.stream("the numbers fail") { scene, twice in
                    try twice(scene.cold("numbers", "-3--3-#").asObservable())
                }

                // TODO: the mistakes that you know, each beside the wrong answer that makes it.
                check.mistake("The numbers are as they were. Which operator changes each element?", madeBy: { $0 }) {
                    $0.elements == [1, 2]
                }
                check.mistake(
                    "One number comes, and then the end. How many are there?", madeBy: { $0.map { $0 * 2 }.take(1) }
                ) { $0.elements == [2] && $0.completes }
                check.hardCoded { numbers in Observable.zip(numbers, Observable.of(2, 4)) { $1 } }
                check.worksOnce { numbers in firstOnly(Solution.exercise2(numbers)) }
            }
        }

        """
    }
}
