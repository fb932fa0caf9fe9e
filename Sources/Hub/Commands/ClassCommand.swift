import Foundation
import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let `class` = HubCommand(
        name: "class", words: "folder [earlier-folder]", count: 1...2, options: [.csv, .html, .all, .anonymous],
        meaning: "For instructors: a whole class on one page, from the files that each learner's check --json made. "
            + "With a folder of earlier files it also shows what is new since. --html makes it a page for a browser."
    ) { hub, arguments in
        if arguments.has(.csv), arguments[.html] != nil {
            throw UsageError("--csv and --html are two forms of a class. Name one of them.")
        }
        func read(_ name: String) throws -> ClassFolder {
            let folder = name.hasPrefix("/") ? URL(fileURLWithPath: name) : hub.directory.appendingPathComponent(name)
            return try ClassFolder(folder, named: name)
        }
        var files = try read(arguments.words[0])
        if let earlier = arguments.word(1) { files.compare(with: try read(earlier)) }
        let course = (try? hub.course()).map { course in
            var memory = Memory(course.checkout)
            return memory.planned(course)
        }
        let named = Classroom(files.learners, course: course)
        let classroom = arguments.has(.anonymous) ? named.anonymous : named
        let problems = files.problems + named.strangers
        let hidden = problems.isEmpty ? [] : ["\(problems.count.of("file")) not counted."]
        let most = arguments.has(.all) ? Int.max : 5
        var answer = Answer()
        if arguments.has(.csv) {
            answer.data = classroom.csv
        } else if let name = arguments[.html], !classroom.learners.isEmpty {
            let left = arguments.has(.anonymous) ? hidden : problems + classroom.notes
            let file = OwnFile(name, in: hub.directory, ClassFile.kind)
            let style = try ClassFile.style(of: Checkout(containing: hub.directory))
            try file.write(ClassHTML(classroom: classroom, most: most, left: left).text(style: style))
            answer.blocks = [.prose("The page is in \(name.printable). Open it:"), .whole(file.url.path)]
        } else if !classroom.learners.isEmpty {
            answer.blocks = ClassPage(classroom: classroom, most: most).blocks
        }
        if arguments.has(.anonymous) {
            answer.notes = hidden.map { $0 + " Without --anonymous you see which." }
        } else {
            answer.notes = problems + classroom.notes + files.notes
            if !problems.isEmpty { answer.notes.append("A learner makes the file with: \(LearnerFile.command)") }
        }
        answer.status =
            classroom.learners.isEmpty ? Hub.Exit.noCheckout : problems.isEmpty ? 0 : Hub.Exit.notAllPassed
        return answer
    }
}
