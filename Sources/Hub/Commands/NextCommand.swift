import LessonKit

extension HubCommand {
    static let next = HubCommand(
        name: "next", words: "[lesson]", count: 0...1,
        meaning: "The next exercise that has not passed: its text, where it is, and what to type."
    ) { hub, arguments in
        guard let (lesson, exercise) = try hub.meant(by: arguments, hub.course()) else { return 0 }
        hub.task(exercise, of: lesson)
        guard lesson.part(exercise) != nil else { return Hub.Exit.notAllPassed }
        hub.line()
        hub.prose("Write your answer there and save it. Then check it, or ask for a hint:")
        hub.command("swift run workbook check \(lesson.name) \(exercise.number)")
        hub.command("swift run workbook hint \(lesson.name) \(exercise.number)")
        return 0
    }
}
