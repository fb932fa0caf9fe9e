import LessonKit

extension HubCommand {
    static let next = HubCommand(
        name: "next", words: "[lesson]", count: 0...1,
        meaning: "The next exercise that has not passed: its text, where it is, and what to type."
    ) { hub, arguments in
        let course = try hub.course()
        var memory = Memory(course.checkout)
        let planned = arguments.words.isEmpty ? memory.planned(course) : course
        let (found, intro) = try memory.progress(planned).meant(by: arguments, course)
        var answer = Answer(blocks: intro, notes: memory.notes)
        guard let (lesson, exercise) = found else { return answer }
        let name = "\(lesson.name) \(exercise.number)"
        answer.blocks.append(.prose("\(lesson.name) \(exercise)", .strong))
        guard let written = exercise.written else {
            answer.blocks += [.gap] + course.losses.filter { $0.text.contains(exercise.path) }.blocks
            answer.status = Hub.Exit.notAllPassed
            return answer
        }
        let task = ExerciseTask(written)
        answer.blocks.append(.whole("\(exercise.place)", .quiet))
        answer.blocks += task.blocks + task.stub
        answer.blocks += [
            .gap, .prose("Write your answer there and save it. Then check it, or ask for a hint:"),
            .command("swift run workbook check \(name)"), .command("swift run workbook hint \(name)"),
        ]
        return answer
    }
}
