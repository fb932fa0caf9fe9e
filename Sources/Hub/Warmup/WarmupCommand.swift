import Foundation
import LessonKit

extension HubCommand {
    static let warmup = HubCommand(
        name: "warmup", options: [.lesson],
        meaning: "Three questions from lessons that you have played: those that you missed, and those of long ago. "
            + "With --lesson the room votes, as in a walk."
    ) { hub, arguments in
        let course = try hub.course()
        if let lesson = try arguments[.lesson].map({ try course.lesson($0) }) {
            guard hub.terminal.isInteractive else { return .sheet(lesson.warmupQuestions(course.checkout)) }
            let folder = course.checkout.root.appendingPathComponent(lesson.path)
            guard var walk = RecapWalk(lesson: folder, on: hub.terminal) else {
                throw UsageError("\(lesson.name) has no questions at its end.")
            }
            walk.ask()
            return Answer()
        }
        var memory = Memory(course.checkout)
        let questions = WarmupChoice(memory.planned(course), memory.notebook()).questions(at: .now)
        guard !questions.isEmpty else {
            let lesson = course.lessons.first?.name ?? "sync-async"
            return Answer(
                blocks: [
                    .prose("A warm-up asks about lessons that you have played. Play one first:"),
                    .command("swift run \(lesson) --walk"),
                ], notes: memory.notes)
        }
        var answer =
            hub.terminal.isInteractive
            ? Warmup(hub: hub).run(questions) { question, isRight in
                memory.remember { $0.recordRecall(question, isRight: isRight, at: .now) }
            } : .sheet(questions)
        answer.notes += memory.notes
        return answer
    }
}

extension Answer {
    /// The questions, and then their answers: for a pipe or a sheet of paper, where nobody presses a key.
    static func sheet(_ questions: [WarmupQuestion]) -> Answer {
        let numbered = questions.enumerated()
        let asked = numbered.flatMap { [$1.heading($0, of: questions.count), .gap] + $1.asked + [.gap] }
        let answers = numbered.flatMap { [$1.heading($0, of: questions.count), .gap] + $1.answer() + [.gap] }
        return Answer(blocks: asked + [.prose("Answers", .strong), .gap] + answers.dropLast())
    }
}
