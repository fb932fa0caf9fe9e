import Foundation
import LessonKit
import Platform

/// `author watch`: at each save of a lesson's files, what is computed is written, and the lesson is checked.
struct AuthorWatch {
    private let hub: Hub
    private let lesson: String

    init(_ hub: Hub, lesson: String) { (self.hub, self.lesson) = (hub, lesson) }

    /// Runs until a signal asks to stop.
    func run() throws -> Answer {
        var seen: [String: FileStamp?] = [:]
        while Interruption.requested == nil {
            let now = try stamps()
            if now != seen {
                hub.write(try round())
                // What was written is no save.
                seen = try stamps()
            }
            usleep(200_000)
        }
        return Answer(status: 128 + (Interruption.requested ?? 0))
    }

    /// A mistake of the author's ends nothing: the next save is looked at, too.
    private func round() throws -> [Block] {
        var blocks: [Block] = []
        do {
            let (course, own) = (try hub.course(), try hub.course().lesson(lesson))
            var written = try CourseFix(course).write(own).map { Block.indented(by: 4, [.whole($0)]) }
            if (try? ReadmePage(own, in: course.checkout))?.codeProblems.isEmpty == false {
                let pages = PageWriter(course: course, lessons: [own], isAll: false, onProgress: hub.onProgress)
                written += try pages.write().blocks.dropFirst()
            }
            let now = try hub.course()
            blocks = written + (try AuthorCheck(now).answer(of: now.lesson(lesson), onProgress: hub.onProgress).blocks)
        } catch let error as CheckError { throw error } catch { blocks.append(.prose("\(error)")) }
        hub.onProgress("")
        return [.gap, .prose("\(lesson), \(Date.now.formatted(date: .omitted, time: .standard))")] + blocks
    }

    /// Its files, in both of its folders.
    private func stamps() throws -> [String: FileStamp?] {
        let checkout = try hub.course().checkout
        let folders = checkout.files(in: "Lessons").filter {
            LessonFolder.commandName(of: $0) == lesson && $0 != lesson
        }
        let paths = folders.flatMap(CourseNames.folders).flatMap { folder in
            checkout.files(in: folder).map { "\(folder)/\($0)" }
        }
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, FileStamp(checkout.root.appendingPathComponent($0).path)) })
    }
}
