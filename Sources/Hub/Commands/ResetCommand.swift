import LessonKit

extension HubCommand {
    static let reset = HubCommand(
        name: "reset", words: "lesson [number]", count: 1...2,
        meaning: "Puts the untouched text of a lesson's exercises back, or of one. A copy of yours is kept."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        return try reset(lesson, arguments.word(1).map { try lesson.exercise($0) }, course.checkout)
    }

    /// Resets an exercise, or all of `lesson`. The answer names the copy of the learner's text.
    static func reset(
        _ lesson: Course.Lesson, _ exercise: ExerciseSource?, _ checkout: Checkout
    ) throws -> Answer {
        let done = try Reset(lesson: lesson, exercise: exercise, checkout: checkout).perform()
        let what = exercise.map { "\(lesson.name) \($0)" } ?? lesson.exercisePath
        var memory = Memory(checkout)
        if done != .nothing { memory.remember { $0.forget(exercise.map { [$0] } ?? lesson.exercises, of: lesson) } }
        let blocks: [Block] =
            switch done {
            case .nothing: [.prose("\(what) is untouched already. Nothing was changed.")]
            case .broughtBack: [.prose("\(lesson.exercisePath) was missing. It is back, as it was at first.")]
            case .reset(let copy):
                [
                    .prose("\(what) is as it was at first. Your whole file is kept:"),
                    .indented(by: 4, [.whole(copy)]),
                ]
            }
        return Answer(blocks: blocks, notes: memory.notes)
    }
}
