import Foundation
import LessonKit

extension HubCommand {
    static let `class` = HubCommand(
        name: "class", words: "folder", count: 1...1, options: [.csv],
        meaning: "For instructors: a whole class on one page, from the files that each learner's check --json made."
    ) { hub, arguments in
        let name = arguments.words[0]
        let folder = name.hasPrefix("/") ? URL(fileURLWithPath: name) : hub.directory.appendingPathComponent(name)
        let files = try ClassFolder(folder, named: name)
        let classroom = Classroom(files.learners, course: try? hub.course())
        var answer = Answer()
        if arguments.isCSV {
            answer.data = classroom.csv
        } else if !classroom.learners.isEmpty {
            answer.blocks = ClassPage(classroom: classroom).blocks
        }
        let problems = files.problems + classroom.strangers
        answer.notes = problems + classroom.notes + files.notes
        if !problems.isEmpty { answer.notes.append("A learner makes the file with: \(LearnerFile.command)") }
        answer.status =
            classroom.learners.isEmpty ? Hub.Exit.noCheckout : problems.isEmpty ? 0 : Hub.Exit.notAllPassed
        return answer
    }
}
