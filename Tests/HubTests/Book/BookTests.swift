import ExerciseSupport
import Foundation
import LessonKit
import Testing

@testable import Hub

@Suite(.ownThread) struct BookTests {
    /// What is wrong with the pages: a page that is no XML, a link that leads nowhere or to another site.
    private func problems(_ files: [(name: String, data: Data)]) -> [String] {
        let pages = files.filter { $0.name.hasSuffix(".html") }.map {
            (name: $0.name, page: PageReader(String(decoding: $0.data, as: UTF8.self)))
        }
        var problems = pages.compactMap { name, page in page.fault.map { "\(name): \($0)" } }
        let names = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, Set($0.page.names)) })
        let others = Set(files.map(\.name)).subtracting(names.keys)
        for (file, page) in pages {
            for link in page.links where !others.contains(link) {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let target = parts[0].isEmpty ? file : parts[0]
                if names[target]?.contains(parts.count > 1 ? parts[1] : "main") != true {
                    problems.append("\(file): \(link)")
                }
            }
        }
        return problems
    }

    @Test
    func `every link leads somewhere, one that does not is found, and the files are always the same`()
        throws
    {
        let sample = try BookSample()
        var files = try sample.files()
        #expect(
            files.map(\.name) == [
                "subscribe.html", "just-from.html", "index.html", "operators.html", "course.html", "handouts.html",
                "subscribe-handout.html", "subscribe-handbook.html", "just-from-handout.html",
                "just-from-handbook.html", "book.css", "book.js", "search.js", "keys.js",
            ])
        #expect(problems(files) == [])
        #expect(try sample.files().map(\.data) == files.map(\.data))
        files.removeAll { $0.name == "just-from.html" || $0.name == "book.js" }
        let found = problems(files)
        #expect(found.contains("subscribe.html: just-from.html") && found.contains("subscribe.html: book.js"))
    }

    @Test func `every page of this course can be made, and every link leads somewhere`() throws {
        let sample = try OperatorSample.shared.get()
        let course = sample.course
        let files = try Book(course, operators: sample.pages).files()
        #expect(problems(files) == [])
        for lesson in course.lessons {
            let page = try #require(files.first { $0.name == BookPlaces.file(of: lesson) })
            let reader = PageReader(String(decoding: page.data, as: UTF8.self))
            let places = lesson.exercises.map { "exercise-\($0.number)" } + ["step-1", "recap", "exercises"]
            #expect(places.allSatisfy(reader.names.contains), "\(lesson.name)")
        }
    }

    @Test func `what stands beside the pages must be there, and the script has every part, each once`() throws {
        let sample = try BookSample()
        try FileManager.default.removeItem(
            at: sample.sample.root.appendingPathComponent("Sources/Hub/Book/Script/keys.js"))
        let error = #expect(throws: Book.MissingFile.self) { try sample.files() }
        #expect(error?.description.hasPrefix("Sources/Hub/Book/Script/keys.js is missing.") == true)
        let checkout = try Checkout(containing: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let folder = checkout.root.appendingPathComponent("Sources/Hub/Book/Script")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let known = BookAssets.sources.map { String($0.split(separator: "/").last ?? "") }.filter { $0 != "book.css" }
        #expect(known.sorted() == names.filter { !$0.hasPrefix(".") }.sorted())
    }
}
