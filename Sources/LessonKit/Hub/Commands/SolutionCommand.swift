extension HubCommand {
    static let solution = HubCommand(
        name: "solution", words: "lesson number", count: 2...2, options: [.reveal],
        meaning: "A solution beside your own answer, after that has passed."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        let exercise = try lesson.exercise(arguments.words[1])
        return try hub.solution(exercise, of: lesson, hub.progress(course), isRevealed: arguments.isRevealed)
    }
}

extension Hub {
    /// The solution of `exercise` beside the learner's answer.
    ///
    /// Before that has passed it is not shown, unless it `isRevealed`.
    ///
    /// - Returns: the exit code.
    func solution(
        _ exercise: ExerciseSource, of lesson: Course.Lesson, _ progress: Course.Progress, isRevealed: Bool
    ) throws -> Int32 { 0 }
}
