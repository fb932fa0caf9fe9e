import Foundation
import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let `class` = HubCommand(
        name: "class", words: "folder [earlier-folder]", count: 1...2,
        options: [.csv, .html, .lesson, .watch, .all, .anonymous],
        meaning: "For instructors: a whole class on one page, from the files that each learner's check --to made. "
            + "With a folder of earlier files it also shows what is new since. --html makes it a page for a browser, and "
            + "--watch follows the folder."
    ) { hub, arguments in
        if arguments.has(.csv), arguments[.html] != nil || arguments.has(.watch) {
            throw UsageError(
                "--csv and \(arguments.has(.watch) ? "--watch" : "--html") are two forms of a class. Name one of them.")
        }
        let request = try ClassRequest(arguments, hub)
        let page = try arguments[.html].map { name in
            ClassPageFile(
                file: OwnFile(name, in: hub.directory, ClassFile.kind), most: request.most,
                style: try ClassFile.style(of: Checkout(containing: hub.directory)))
        }
        if arguments.has(.watch) { return try hub.watch(request, page) }
        let reading = try request.reading()
        let (classroom, problems) = (reading.classroom, reading.problems)
        try request.checkLesson(classroom)
        var answer = Answer()
        if arguments.has(.csv) {
            answer.data = classroom.csv
        } else if let page, !classroom.learners.isEmpty {
            try page.write(reading)
            answer.blocks = page.place
        } else if !classroom.learners.isEmpty {
            answer.blocks = ClassPage(classroom: classroom, most: request.most).blocks
        }
        if reading.isAnonymous {
            answer.notes = reading.left.map { $0 + " Without --anonymous you see which." }
        } else {
            answer.notes = reading.left + reading.files.notes
            if !problems.isEmpty { answer.notes.append("A learner makes the file with: \(LearnerFile.command)") }
        }
        answer.status =
            classroom.learners.isEmpty ? Hub.Exit.noCheckout : problems.isEmpty ? 0 : Hub.Exit.notAllPassed
        return answer
    }
}

extension ClassRequest {
    fileprivate init(_ arguments: HubArguments, _ hub: Hub) throws {
        func folder(_ name: String) -> URL {
            name.hasPrefix("/") ? URL(fileURLWithPath: name) : hub.directory.appendingPathComponent(name)
        }
        let course = (try? hub.course()).map { course in
            var memory = Memory(course.checkout)
            return memory.planned(course)
        }
        try self.init(
            folder: folder(arguments.words[0]), name: arguments.words[0],
            earlier: arguments.word(1).map { try ClassFolder(folder($0), named: $0) }, course: course,
            today: arguments[.lesson].map { try course?.lesson($0).name ?? $0.lowercased() },
            isAnonymous: arguments.has(.anonymous), most: arguments.has(.all) ? .max : 5)
    }

    /// - Throws: `UsageError` if no file has the lesson that was asked for. Outside of a checkout the files are the course.
    fileprivate func checkLesson(_ classroom: Classroom) throws(UsageError) {
        guard let today, classroom.lessons.isEmpty, !classroom.learners.isEmpty else { return }
        throw UsageError("None of the files has a lesson \"\(today.printable)\".")
    }
}

/// The page of a class for a browser.
private struct ClassPageFile: Sendable {
    let file: OwnFile
    let most: Int
    let style: String

    /// The seconds after which a page that is watched is read again.
    private static let renewal = 3

    /// - Parameter reading: Nil before the first file.
    func write(_ reading: ClassReading?, isWatched: Bool = false) throws {
        let page = ClassHTML(
            classroom: reading?.classroom ?? Classroom([], course: nil), most: most, left: reading?.left ?? [],
            renewal: isWatched ? Self.renewal : nil)
        try file.write(page.text(style: style))
    }

    /// Where it is.
    var place: [Block] { [.prose("The page is in \(file.name.printable). Open it:"), .whole(file.url.path)] }
}

extension Hub {
    fileprivate func watch(_ request: ClassRequest, _ page: ClassPageFile?) throws -> Answer {
        if let page { write(page.place) }
        let signal = try ClassWatch(request, on: self) { try page?.write($0, isWatched: $1) }.run()
        return Answer(blocks: page?.place ?? [], status: signal.map { 128 + $0 } ?? 0)
    }
}
