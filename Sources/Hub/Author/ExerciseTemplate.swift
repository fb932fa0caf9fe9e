import LessonKit

/// A new exercise with its check, its hints and its solution. They compile, and the check is proved. Each part that an author has to
/// write is a `TODO:`.
struct ExerciseTemplate {
    let lesson: String
    let number: Int
    let kind: String
    let title: String

    /// - Throws: `UsageError` if no exercise can be called so.
    init(lesson: String, number: Int, kind: String, title: String) throws {
        guard ExerciseSource.kinds.contains(kind) else {
            throw UsageError(
                "\(kind) is no kind of exercise. There are \(ExerciseSource.kinds.joined(separator: ", ")).")
        }
        (self.lesson, self.number, self.kind, self.title) = (lesson, number, kind, try Self.checked(title))
    }

    /// - Throws: `UsageError` if it is no title.
    static func checked(_ title: String) throws -> String {
        if title.wholeMatch(of: /[A-Z][A-Za-z0-9 ,'’?-]*/) != nil { return title }
        throw UsageError("\"\(title)\" cannot be a title. Write words, the first with a capital letter: \"A late fan\"")
    }

    private var header: String { "// \(kind) · \(title) (\(isPrediction ? "class, 3" : "home, 8") min)" }
    private var isPrediction: Bool { kind == "Predict" }

    /// `03-a-late-fan.swift`, here and in the folder of checks.
    var file: String {
        let name = (number < 10 ? "0" : "") + "\(number)-"
        return ExerciseSource(file: "\(name)a.swift", text: header)?.wantedFile ?? "\(name)exercise.swift"
    }

    /// `aLateFan`
    private var function: String {
        let words = file.dropFirst(3).dropLast(".swift".count).split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// What a learner edits.
    var text: String {
        isPrediction
            ? """
            \(header)
            //
            // TODO: the text. It decides all that the check decides.
            //
            //     Observable.of(1, 2, 3).take(2)
            //
            // What arrives? Draw it as marbles. What shares a tick stands in brackets,
            // like (78|).

            import LessonKit
            import Streams

            func \(function)() throws -> String {
                throw ToDo()
            }

            """
            : """
            \(header)
            //
            // TODO: the text. It decides all that the check decides.
            //
            //     numbers    -1--2-|
            //     twice      -2--4-|

            import LessonKit
            import Streams

            func \(function)(_ numbers: Observable<Int>) throws -> Observable<Int> {
            \(stub)
            }

            """
    }

    private var stub: String {
        kind == "Build"
            ? "    throw ToDo()" : "    try toDo()  // delete this line when you start\n    return numbers"
    }

    /// A part of Hints.md.
    var hints: String {
        """

        ## \(number) · \(title)

        1. TODO: the concept.
        2. TODO: the operator.
        3. TODO: the shape.

        """
    }

    /// A function of Solution.swift.
    var solution: String {
        "    /// TODO: why it is right, in two lines.\n    static func exercise\(number)"
            + (isPrediction
                ? "() -> String { \"(12|)\" }"
                : "(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }")
    }

    var check: String {
        """
        import ExerciseSupport

        @testable import \(lesson.replacing("-", with: "_"))_exercises

        extension `\(lesson)` {
            @Test(.exercise(check)) func `\(number) · \(title)`() {}

        \(isPrediction ? prediction : code)
        }

        """
    }

    private var prediction: String {
        """
            private static let check = Check(diagram: \(function), solution: Solution.exercise\(number), of: Int.self) { check in
                check.truth { _ in Observable.of(1, 2, 3).take(2) }

                // TODO: the beliefs that you know, each with the diagram that it leads to.
                check.mistake("Your diagram has three numbers. Which of them does `take` send?", madeBy: "(123|)") {
                    $0.elements == [1, 2, 3]
                }
                check.mistake("Your diagram has no end. What does `take` do after its last element?", madeBy: "(12)") {
                    !$0.ends
                }
            }
        """
    }

    private var code: String {
        """
            private static let check = Check(
                \(function), solution: Solution.exercise\(number), in: Scene<Int>.self
            ) { check in
                check.stream("the numbers of the text", gives: "-2--4-|") { scene, answer in
                    try answer(scene.cold("numbers", "-1--2-|").asObservable())
                }
                // TODO: inputs that the text does not show.
                check.stream("the numbers fail") { scene, answer in
                    try answer(scene.cold("numbers", "-3--3-#").asObservable())
                }

                // TODO: the mistakes that you know, each beside the wrong answer that makes it.
                check.mistake("The numbers are as they were. Which operator changes each element?", madeBy: { $0 }) {
                    $0.elements == [1, 2]
                }
                check.mistake(
                    "One number comes, and then the end. How many are there?", madeBy: { $0.map { $0 * 2 }.take(1) }
                ) { $0.elements == [2] && $0.completes }
                check.hardCoded { numbers in Observable.zip(numbers, Observable.of(2, 4)) { $1 } }
                check.worksOnce { numbers in firstOnly(Solution.exercise\(number)(numbers)) }
            }
        """
    }
}
