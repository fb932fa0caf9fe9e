import Foundation
import LessonKit

/// `author pages`: writes the code and the runs of lessons into their README.md.
struct PageWriter {
    let course: Course
    /// The lessons whose pages are written.
    let lessons: [Course.Lesson]
    /// Whether every step on the real clock runs again.
    let isAll: Bool
    /// Called with what takes time now.
    let onProgress: (String) -> Void

    private var checkout: Checkout { course.checkout }

    /// Nothing is written before every page is read and every step has run.
    ///
    /// - Returns: The paths of what was written.
    func changed() throws -> [String] {
        let pages = try readPages()
        let front = try FrontPage(in: checkout)
        let made = try record(pages)
        let frontText = try front.woven(made.map { ($0.page, $0.made.parts) })
        var files = ReadmeFiles(checkout)
        for (page, made) in made { try files.write(page, made) }
        try files.write(frontText, to: FrontPage.path)
        return files.changed
    }

    func write() throws -> Answer {
        let read = lessons.count == 1 ? "The page of \(lessons[0].name) is" : "All \(lessons.count) pages are"
        let changed = try changed()
        guard !changed.isEmpty else {
            return Answer(blocks: [.prose("\(read) as the lessons run now. Nothing was written.")])
        }
        return Answer(
            blocks: [.prose("\(read) as the lessons run now. Written:")]
                + changed.indented)
    }

    /// Every page that is damaged is named.
    private func readPages() throws(DamagedPage) -> [ReadmePage] {
        var pages: [ReadmePage] = []
        var damaged: [DamagedPage] = []
        for lesson in lessons {
            do { pages.append(try ReadmePage(lesson, in: checkout)) } catch { damaged.append(error) }
        }
        guard damaged.isEmpty else {
            throw DamagedPage(problems: damaged.flatMap(\.problems), isMarker: damaged.contains(where: \.isMarker))
        }
        return pages
    }

    /// Steps on the real clock take their time. They run only if one of them has to.
    private func record(_ pages: [ReadmePage]) throws -> [(page: ReadmePage, made: ReadmePage.Made)] {
        var recorder = LessonRecorder(checkout: checkout, isVirtualOnly: true, onProgress: onProgress)
        let quick = try recorder.runs(of: pages.map(\.lesson.name))
        let virtual = pages.map { page in
            (page: page, made: quick[page.lesson.name].map { page.made(from: $0) } ?? .init())
        }
        let slow = virtual.filter { isAll || !$0.made.stale.isEmpty }.map(\.page)
        guard !slow.isEmpty else { return virtual }
        recorder.isVirtualOnly = false
        let all = try recorder.runs(of: slow.map(\.lesson.name))
        return virtual.map { page, made in
            (page, all[page.lesson.name].map { page.made(from: $0, keepsRuns: !isAll) } ?? made)
        }
    }
}
