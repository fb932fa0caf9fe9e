import Foundation

@testable import Hub
@testable import LessonKit

/// A course whose first lesson has nothing wrong with it, and nothing done.
final class LoopCourse {
    let course: BrokenCourse
    var root: URL { course.root }

    init() throws {
        course = try BrokenCourse()
        for (path, text) in Self.files { try course.write(text, to: path) }
        try FileManager.default.removeItem(at: root.appendingPathComponent("Tests/ExerciseTests/ways"))
        for (path, text) in [
            BrokenCourse.check("ways", 1, "One", "one"), BrokenCourse.check("ways", 2, "둘", "{ try two() - 1 }"),
        ] {
            try course.write(text, to: path)
        }
        try FileManager.default.removeItem(at: root.appendingPathComponent("Lessons/01-ways/Exercises"))
        try write(Self.untouched)
        try course.keepUntouched(of: "01-ways")
    }

    /// Saves the learner's files, as an editor does. Those that have not changed are saved as well.
    func write(_ text: String) throws { try course.write(exercises: text, of: "01-ways") }

    /// Saves them as if it were `time`.
    func write(_ text: String, at time: Date) throws {
        try write(text)
        let lesson = root.appendingPathComponent("Lessons/01-ways")
        for (exercise, _) in ExerciseFile.all(in: lesson) {
            try FileManager.default.setAttributes(
                [.modificationDate: time], ofItemAtPath: lesson.path + "/Exercises/\(exercise.file)")
        }
    }

    /// The learner's file with answers in it.
    static func answered(_ answers: [Int: String]) -> String {
        answers.reduce(untouched) { text, answer in
            text.replacing("throw ToDo()  // \(answer.key)", with: answer.value)
        }
    }

    /// The commands of the programs that have its folder in their arguments.
    var processes: [String] { course.processes }

    static let untouched = """
        import Kit

        // 1 · Build · One
        //
        // Return the number 1.
        //
        //     one   --1--|
        //
        func one() throws -> Int {
            throw ToDo()  // 1
        }

        // 2 · Build · 둘
        //
        // Return the number 2 🙂.
        //
        func two() throws -> Int {
            throw ToDo()  // 2
        }

        """

    private static let files = [
        "Lessons/01-ways/main.swift": """
        print("the lesson plays with \\(CommandLine.arguments.dropFirst())")
        print("you said \\(readLine() ?? "nothing")")
        """,
        "Lessons/01-ways/Hints.md": """
        # Hints

        ## 1 · One

        1. It is a number.
        2. It is small.
        3. It is 1.
        """,
    ]
}
