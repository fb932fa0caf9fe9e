import LessonKit
import Terminal

/// What an instructor reads about a class.
struct ClassPage {
    let classroom: Classroom
    /// The most entries of a kind.
    let most: Int

    var blocks: [Block] {
        [.prose(classroom.summary), .gap, .classTable(ClassTable(classroom: classroom)), .gap] + reach + gains + held
            + wrongAnswers
    }

    private var reach: [Block] {
        classroom.isToday
            ? []
            : list("Passed by everyone", classroom.lessons(.passed))
                + list("Begun by nobody", classroom.lessons(.untouched))
    }

    private func list(_ what: String, _ lessons: [Classroom.Lesson]) -> [Block] {
        lessons.isEmpty ? [] : [.prose("\(what): \(lessons.map(\.name).joined(separator: ", "))")]
    }

    /// What is new since the earlier files.
    private var gains: [Block] {
        let known = classroom.learners.filter { $0.gained != nil }
        guard !known.isEmpty else { return [] }
        let sum = known.compactMap(\.gained).reduce(0, +)
        let still = known.filter { ($0.gained ?? 0) <= 0 }.map(\.name).joined(separator: ", ")
        let new = classroom.learners.filter { $0.gained == nil }.map(\.name).joined(separator: ", ")
        return [.gap, .prose("Since the earlier files \(sum.of("more exercise")) passed.")]
            + (still.isEmpty ? [] : [.prose("None of: \(still)")])
            + (new.isEmpty ? [] : [.prose("Without an earlier file: \(new)")])
    }

    private var held: [Block] {
        guard !classroom.held.isEmpty else {
            return [.gap, .prose("Nobody is held by an exercise: what was tried has passed.")]
        }
        let entries = classroom.held.prefix(most).map { held in
            let tried = held.tried.map { learner in
                let hints = learner.entry(held.exercise)?.hints ?? 0
                return learner.name + (hints > 0 ? " (\(hints.of("hint")))" : "")
            }
            let before = held.before.map(\.name).joined(separator: ", ")
            return entry(
                held.tried.count, "\(held.exercise)",
                ["Tried: \(tried.joined(separator: ", "))"] + (before.isEmpty ? [] : ["Next for: \(before)"]))
        }
        return [.gap, .prose("Where people are held", .strong)] + entries
            + more(classroom.held.dropFirst(most).map(\.tried.count), "exercise", "that hold")
    }

    private var wrongAnswers: [Block] {
        let answers = classroom.wrongAnswers
        guard !answers.isEmpty else { return [] }
        let entries = answers.prefix(most).map { answer in
            entry(
                answer.learners.count, answer.diagnosis,
                ["\(answer.place)\(answer.verdict.note): \(answer.learners.map(\.name).joined(separator: ", "))"]
                    + (answer.command.map { ["Play again: \($0)"] } ?? []))
        }
        return [.gap, .prose("The commonest wrong answers", .strong)] + entries
            + more(answers.dropFirst(most).map(\.learners.count), "wrong answer", "given by")
    }

    private func entry(_ count: Int, _ text: String, _ details: [String]) -> Block {
        .marked(
            "\(count)".paddedLeft(to: 3) + "  ", [], [.prose(CodeInText.runs(in: text))] + details.map { .prose($0) })
    }

    /// What is left out.
    private func more(_ counts: [Int], _ thing: String, _ verb: String) -> [Block] {
        guard let highest = counts.max() else { return [] }
        let text =
            "… and \(counts.count.of("more \(thing)")) \(verb) " + (highest == 1 ? "one each" : "\(highest) or fewer")
            + ": --all shows them"
        return [.indented(by: 5, [.prose(text)])]
    }
}
