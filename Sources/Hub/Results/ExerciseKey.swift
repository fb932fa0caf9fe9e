import LessonKit

/// Names an exercise among all lessons.
struct ExerciseKey: Hashable {
    let lesson: String
    let number: Int
}
