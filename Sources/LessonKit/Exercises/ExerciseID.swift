/// Names an exercise among all lessons.
package struct ExerciseID: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What is typed for its lesson: `subscribe`.
    package let lesson: String
    /// From 1 on.
    package let number: Int

    package init(lesson: String, number: Int) { (self.lesson, self.number) = (lesson, number) }

    /// `subscribe 3`
    package var description: String { "\(lesson) \(number)" }
}
