import LessonKit

extension HubCommand {
    static let reset = HubCommand(
        name: "reset", words: "lesson [number]", count: 1...2,
        meaning: "Puts the untouched text of a lesson's exercises back, or of one. A copy of yours is kept."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        let exercises = try arguments.word(1).map { [try lesson.exercise($0)] } ?? lesson.exercises
        return try reset(exercises, of: lesson, course.checkout)
    }

    /// Resets exercises of `lesson`. The answer names the copies of the learner's texts.
    static func reset(
        _ exercises: [Course.Exercise], of lesson: Course.Lesson, _ checkout: Checkout
    ) throws -> Answer {
        var memory = Memory(checkout)
        var answer = Answer()
        for exercise in exercises {
            let name = "\(lesson.name) \(exercise)"
            switch try Reset(exercise: exercise, checkout: checkout).perform() {
            case .nothing where exercises.count > 1: continue
            case .nothing: answer.blocks += [.prose("\(name) is untouched already. Nothing was changed.")]
            case .broughtBack:
                answer.blocks += [.prose("\(exercise.path) was missing. It is back, as it was at first.")]
            case .reset(let copy):
                answer.blocks += [
                    .prose("\(name) is as it was at first. Your file is kept:"), .indented(by: 4, [.whole(copy)]),
                ]
            }
            memory.remember { $0.forget([exercise], of: lesson) }
        }
        if answer.blocks.isEmpty {
            answer.blocks = [.prose("The exercises of \(lesson.name) are untouched already. Nothing was changed.")]
        }
        answer.blocks += ChangedCheck.all(exercises.map(lesson.checkPath), in: checkout).map(\.finding).blocks
        answer.notes = memory.notes
        return answer
    }
}
