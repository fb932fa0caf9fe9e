import Foundation
import LessonKit

extension HubCommand {
    static let book = HubCommand(
        name: "book", words: "[lesson ...]", count: 0...(.max), options: [.print, .core, .to],
        meaning:
            "The whole course as pages for a browser, which need no network: in .workbook/book, or where --to says. "
            + "It plays every lesson, and shows what happened. With --print the pages for paper alone, of all lessons or of "
            + "those that are named: a handout for learners, and a handbook with notes, runs and variants. --core has the core of each."
    ) { hub, arguments in
        guard arguments.has(.print) || arguments.words.isEmpty else {
            throw UsageError("The book has all lessons. For the handouts of some: book --print \(arguments.words[0])")
        }
        if arguments.has(.core), !arguments.has(.print) {
            throw UsageError("--core goes with --print: the handouts of each lesson's core.")
        }
        let start = SuspendingClock.now
        let course = try hub.course()
        let lessons = try arguments.words.isEmpty ? course.lessons : arguments.words.map { try course.lesson($0) }
        let kind: BookKind = arguments.has(.print) ? .handouts : .book
        let folder = BookFolder(arguments[.to], in: hub.directory, course.checkout, usually: kind.rawValue)
        try folder.check()
        let runs = try LessonRecorder(checkout: course.checkout, onProgress: hub.onProgress)
            .runs(of: lessons.map(\.name))
        hub.onProgress("Writing the pages …")
        let size = BookFolder.text(
            ofBytes: try folder.write(kind.files(of: course, lessons, runs, isCore: arguments.has(.core))))
        let seconds = Int((start.duration(to: .now) / .seconds(1)).rounded(.up)).of("second")
        return Answer(blocks: [
            .prose("\(kind.isIn) \(folder.name): \(size), in \(seconds). Open it:"),
            .whole(folder.url.appendingPathComponent(kind.firstPage).absoluteString),
        ])
    }
}

/// What the command writes.
private enum BookKind: String {
    case book, handouts

    var isIn: String { self == .book ? "The book is in" : "The handouts are in" }
    var firstPage: String { self == .book ? "index.html" : "handouts.html" }

    func files(
        of course: Course, _ lessons: [Course.Lesson], _ runs: [String: RecordedLesson], isCore: Bool
    ) throws -> [(name: String, data: Data)] {
        switch self {
        case .book: return try Book(course, runs: runs, operators: OperatorCatalogue(course).pages()).files()
        case .handouts:
            let book = Book(course, runs: runs, places: .nowhere)
            return try book.files(of: Handouts(book: book, lessons: lessons, isCore: isCore).pages)
        }
    }
}
