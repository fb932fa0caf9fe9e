import Foundation
import LessonKit

extension HubCommand {
    static let `class` = HubCommand(
        name: "class", words: "folder [earlier-folder]", count: 1...2, options: [.csv, .all, .anonymous],
        meaning: "For instructors: a whole class on one page, from the files that each learner's check --json made. "
            + "With a folder of earlier files it also shows what is new since."
    ) { hub, arguments in
        func read(_ name: String) throws -> ClassFolder {
            let folder = name.hasPrefix("/") ? URL(fileURLWithPath: name) : hub.directory.appendingPathComponent(name)
            return try ClassFolder(folder, named: name)
        }
        var files = try read(arguments.words[0])
        if let earlier = arguments.word(1) { files.compare(with: try read(earlier)) }
        let named = Classroom(files.learners, course: try? hub.course())
        let classroom = arguments.isAnonymous ? named.anonymous : named
        var answer = Answer()
        if arguments.isCSV {
            answer.data = classroom.csv
        } else if !classroom.learners.isEmpty {
            answer.blocks = ClassPage(classroom: classroom, most: arguments.isAll ? .max : 5).blocks
        }
        let problems = files.problems + named.strangers
        if arguments.isAnonymous {
            let count = problems.count
            if count > 0 { answer.notes = ["\(count.of("file")) not counted. Without --anonymous you see which."] }
        } else {
            answer.notes = problems + classroom.notes + files.notes
            if !problems.isEmpty { answer.notes.append("A learner makes the file with: \(LearnerFile.command)") }
        }
        answer.status =
            classroom.learners.isEmpty ? Hub.Exit.noCheckout : problems.isEmpty ? 0 : Hub.Exit.notAllPassed
        return answer
    }
}
