import Testing

@testable import Hub
@testable import LessonKit

/// Where the learner writes, and what is left of the mark.
struct WrittenExerciseTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(exercises: Self.source)
        try sample.keepUntouched()
    }

    private func written(_ number: Int) throws -> WrittenExercise? {
        let lesson = try sample.course.lesson("subscribe")
        return WrittenExercise(try lesson.exercise("\(number)"))
    }

    @Test func `where a type is to be mended, its line is named; otherwise the mark's`() throws {
        #expect(try written(1)?.line == 5)
        #expect(try written(2)?.line == 3)
    }

    @Test func `an answer that was begun, and is still marked, has that line named`() throws {
        #expect(try written(1)?.advice == nil)
        try sample.edit(Self.path, "var list = [1]", "var list = [2]")
        #expect(try written(1)?.advice == "try toDo() is still in line 10. Delete that line when you start.")
        try sample.edit(
            Self.path, "    try toDo()  // delete this line when you start\n", "")
        #expect(try written(1)?.advice == nil)
        #expect(try written(1)?.line == 5)
    }

    private static let path = "Lessons/02-subscribe/Exercises/01-nobody-is-lost.swift"
    private static let source = """
        // 1 · Repair · Nobody is lost
        // Mend `Book`.
        protocol GuestBook {}

        final class Book: GuestBook {
            var list = [1]
        }

        func guestBook() throws -> any GuestBook {
            try toDo()  // delete this line when you start
            return Book()
        }

        // 2 · Build · The menu
        func menu() throws -> Int {
            throw ToDo()
        }

        """
}
