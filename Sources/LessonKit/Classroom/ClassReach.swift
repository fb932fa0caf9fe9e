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
            let outcomes = learners.flatMap { learner in lesson.exercises.map { learner.outcome($0) } }
            if outcomes.allSatisfy({ $0 == .passed }) { return reach == .passed }
            return reach == (outcomes.allSatisfy { $0 == .toDo || $0 == nil } ? .untouched : .begun)
        }
    }
}
