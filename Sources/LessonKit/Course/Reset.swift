import Foundation

/// Puts the untouched text of a lesson, or of one of its exercises, back in the learner's Exercise.swift.
struct Reset {
    let lesson: Course.Lesson
    /// Nil for the whole file.
    var exercise: ExerciseSource?
    let checkout: Checkout

    /// What came of it.
    enum Done: Equatable {
        /// It was untouched already, and nothing was written.
        case nothing
        /// There was no file, and now there is.
        case broughtBack
        /// The learner's whole file is kept as `copy`, as seen from the checkout.
        case reset(copy: String)
    }

    /// Copies the learner's file, then replaces it in one step.
    ///
    /// - Throws: `ResetError`, and what the file system says. The learner's file is then what it was.
    func perform() throws -> Done { .nothing }
}

/// Why nothing was reset.
struct ResetError: Error, Equatable, CustomStringConvertible {
    let description: String
}
