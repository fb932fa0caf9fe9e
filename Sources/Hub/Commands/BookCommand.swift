import Foundation
import LessonKit

extension HubCommand {
    static let book = HubCommand(
        name: "book", words: "[lesson ...]", count: 0...99, options: [.print, .to],
        meaning:
            "The whole course as pages for a browser, which need no network: in .workbook/book, or where --to says. "
            + "It plays every lesson, and shows what happened. With --print the handouts alone, of all lessons or of "
            + "those that are named: code, questions and empty rows to draw on."
    ) { hub, arguments in
        guard arguments.has(.print) || arguments.words.isEmpty else {
            throw UsageError("The book has all lessons. For the handouts of some: book --print \(arguments.words[0])")
        }
        let start = SuspendingClock.now
        let course = try hub.course()
        let lessons = try arguments.words.isEmpty ? course.lessons : arguments.words.map { try course.lesson($0) }
        let folder = BookFolder(
            arguments[.to], in: hub.directory, course.checkout, usually: arguments.has(.print) ? "handouts" : "book")
        try folder.check()
        let runs = try LessonRecorder(checkout: course.checkout, onProgress: hub.onProgress)
            .runs(of: lessons.map(\.name))
        hub.onProgress("Writing the pages …")
        let files: [(name: String, data: Data)]
        if arguments.has(.print) {
            let book = Book(course, runs: runs, places: .nowhere)
            files = try book.files(of: Handouts(book: book, lessons: lessons).pages)
        } else {
            files = try Book(course, runs: runs, operators: OperatorCatalogue(course).pages()).files()
        }
        let size = BookFolder.text(ofBytes: try folder.write(files))
        let seconds = Int((start.duration(to: .now) / .seconds(1)).rounded(.up)).of("second")
        let (what, first) =
            arguments.has(.print) ? ("The handouts are", "handouts.html") : ("The book is", "index.html")
        return Answer(blocks: [
            .prose("\(what) in \(folder.name): \(size), in \(seconds). Open it:"),
            .whole(folder.url.appendingPathComponent(first).absoluteString),
        ])
    }
}
