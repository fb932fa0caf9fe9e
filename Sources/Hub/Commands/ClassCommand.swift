import Foundation
import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let `class` = HubCommand(
        name: "class", words: "folder", count: 1...1, options: [.csv],
        meaning: "For who teaches: a whole class on one page, from the files that each learner's check --json made."
    ) { hub, arguments in
        let name = arguments.words[0]
        let folder = name.hasPrefix("/") ? URL(fileURLWithPath: name) : hub.directory.appendingPathComponent(name)
        let files = try ClassFolder(folder, named: name)
        let classroom = Classroom(files.learners, course: try? hub.course())
        if arguments.isCSV {
            hub.terminal.write(classroom.csv)
        } else if !classroom.learners.isEmpty {
            hub.show(classroom)
        }
        let problems = files.problems + classroom.strangers
        for note in problems + classroom.notes + files.notes { hub.complain(note) }
        if !problems.isEmpty { hub.complain("A file is made so: \(LearnerFile.command)") }
        if classroom.learners.isEmpty { return Hub.Exit.noCheckout }
        return problems.isEmpty ? 0 : Hub.Exit.notAllPassed
    }
}

extension Hub {
    /// The most that is told of a kind.
    private static let most = 5

    fileprivate func show(_ classroom: Classroom) {
        let lessons = classroom.lessons.count
        prose(
            "\(count(classroom.learners.count, "learner")), \(count(lessons, "lesson")), "
                + "\(count(classroom.exercises.count, "exercise")). \(classroom.moments)")
        line()
        for row in ClassTable(classroom, width: max(40, terminal.columns ?? 80), more: page.ink.more).lines {
            line(page.ink.paint(row))
        }
        line()
        legend(classroom)
        show(classroom.held)
        show(classroom.wrongAnswers)
    }

    private func legend(_ classroom: Classroom) {
        let shown = classroom.lessons(.begun).flatMap(\.exercises)
        let seen = Set(
            classroom.learners.flatMap { learner in shown.map { Classroom.mark(learner.outcome($0)).text } })
        let marks = [
            ("✓", "passed"), ("✗", "not right yet"), ("!", "does not compile"), ("·", "to do"),
            ("?", "not in the file"),
        ]
        if !seen.isEmpty { prose(marks.filter { seen.contains($0.0) }.map { "\($0) \($1)" }.joined(separator: ", ")) }
        say("Passed by everyone", classroom.lessons(.passed))
        say("Begun by nobody", classroom.lessons(.untouched))
    }

    private func say(_ what: String, _ lessons: [Classroom.Lesson]) {
        if !lessons.isEmpty { prose("\(what): \(lessons.map(\.name).joined(separator: ", "))") }
    }

    private func show(_ held: [Classroom.Held]) {
        line()
        guard !held.isEmpty else {
            line("Nobody is held by an exercise: what was tried has passed.")
            return
        }
        line("Where people are held", .strong)
        for held in held.prefix(Self.most) {
            entry(held.tried.count, "\(held.exercise)")
            let tried = held.tried.map { learner in
                let hints = learner.entry(held.exercise)?.hints ?? 0
                return learner.name + (hints > 0 ? " (\(count(hints, "hint")))" : "")
            }
            detail("Tried: \(tried.joined(separator: ", "))")
            if !held.before.isEmpty { detail("Next for: \(held.before.map(\.name).joined(separator: ", "))") }
        }
        more(held.dropFirst(Self.most).map(\.tried.count), "exercise", "that hold")
    }

    private func show(_ answers: [Classroom.WrongAnswer]) {
        guard !answers.isEmpty else { return }
        line()
        line("The commonest wrong answers", .strong)
        for answer in answers.prefix(Self.most) {
            entry(answer.learners.count, answer.diagnosis)
            detail("\(answer.place)\(answer.verdict.note): \(answer.learners.map(\.name).joined(separator: ", "))")
        }
        more(answers.dropFirst(Self.most).map(\.learners.count), "wrong answer", "given by")
    }

    private func entry(_ count: Int, _ text: String) {
        prose(text, after: "\(count)".paddedLeft(to: 3) + "  ", margin: 5)
    }

    private func detail(_ text: String) { prose(text, after: "     ", margin: 5) }

    /// What is left out.
    private func more(_ counts: [Int], _ thing: String, _ verb: String) {
        guard let most = counts.max() else { return }
        detail(
            "\(page.ink.more) and \(count(counts.count, "more \(thing)")) \(verb) "
                + (most == 1 ? "one each" : "\(most) or fewer"))
    }
}
