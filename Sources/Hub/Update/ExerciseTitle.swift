import LessonKit

/// An exercise, as the notebook knows it.
struct ExerciseTitle: Hashable {
    let lesson: String
    let title: String

    /// `subscribe · Word by word`
    var key: String { "\(lesson) · \(title)" }

    init(_ exercise: Course.Exercise, of lesson: Course.Lesson) { (self.lesson, title) = (lesson.name, exercise.title) }

    /// Nil if the file is no exercise.
    init?(_ path: String, _ text: String) {
        guard let name = ExerciseMatches.Name(path), let file = path.split(separator: "/").last,
            let source = ExerciseSource(file: String(file), text: text)
        else { return nil }
        (lesson, title) = (name.lesson, source.title)
    }
}
