import Foundation
import LessonKit

extension HubCommand {
    static let book = HubCommand(
        name: "book", options: [.to],
        meaning:
            "The whole course as pages for a browser, which need no network: in .workbook/book, or where --to says. "
            + "It plays every lesson, and shows what happened."
    ) { hub, arguments in
        let start = SuspendingClock.now
        let course = try hub.course()
        let folder = BookFolder(arguments.to, in: hub.directory, course.checkout)
        try folder.check()
        let runs = try LessonRecorder(checkout: course.checkout, onProgress: hub.onProgress)
            .runs(of: course.lessons.map(\.name))
        hub.onProgress("Writing the pages …")
        let size = try folder.write(Book(course, runs: runs, operators: OperatorCatalogue(course).pages()).files())
        let seconds = start.duration(to: .now) / .seconds(1)
        return Answer(blocks: [
            .prose(
                "The book is in \(folder.name): \(BookFolder.text(ofBytes: size)), in \(Int(seconds.rounded(.up)).of("second")). Open it:"
            ),
            .whole(folder.url.appendingPathComponent("index.html").absoluteString),
        ])
    }
}
