import LessonKit

extension Classroom {
    /// How far a class is in a lesson.
    enum Reach {
        case untouched
        case begun
        case passed
    }

    /// The lessons of which that is so: that nobody has touched, that somebody is in, that all have passed.
    func lessons(_ reach: Reach) -> [Lesson] {
        lessons.filter { lesson in
            if learners.allSatisfy({ learner in lesson.exercises.allSatisfy { learner.outcome($0) == .passed } }) {
                return reach == .passed
            }
            return reach == (learners.contains { $0.hasBegun(lesson) } ? .begun : .untouched)
        }
    }
}
