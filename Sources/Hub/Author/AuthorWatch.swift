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
            if try stamps() != seen {
                let written = try round { try write() }
                // What was written is no save. What is saved during the check is one.
                seen = try stamps()
                let found = try round { try check(wrong: written.problems) }
                let time = Date.now.formatted(
                    Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: false))
                let said = written.blocks + found.blocks + found.problems.map { .prose($0) }
                hub.write([.gap, .prose("\(lesson), \(time)")] + said)
            }
            usleep(200_000)
        }
        return Answer(status: 128 + (Interruption.requested ?? 0))
    }

    /// A mistake of the author's ends nothing: the next save is looked at, too.
    private func round(_ work: () throws -> [Block]) throws -> (blocks: [Block], problems: [String]) {
        defer { hub.onProgress("") }
        do { return (try work(), []) } catch let error as CheckError { throw error } catch { return ([], ["\(error)"]) }
    }

    private func write() throws -> [Block] {
        let (course, own) = (try hub.course(), try hub.course().lesson(lesson))
        let written = Set(try CourseFix(course, onProgress: hub.onProgress).write(own))
        return written.sorted().indented
    }

    private func check(wrong: [String]) throws -> [Block] {
        let course = try hub.course()
        return try AuthorCheck(course).answer(of: course.lesson(lesson), wrong: wrong, onProgress: hub.onProgress)
            .blocks
    }

    /// Its files, in both of its folders and in theirs.
    private func stamps() throws -> [String: FileStamp?] {
        let checkout = try hub.course().checkout
        let folders = checkout.files(in: "Lessons").filter {
            LessonFolder.commandName(of: $0) == lesson && $0 != lesson
        }
        let paths = folders.flatMap(CourseNames.folders).flatMap { folder in
            let place = checkout.root.appendingPathComponent(folder).path
            return ((try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []).map { "\(folder)/\($0)" }
        }
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, FileStamp(checkout.root.appendingPathComponent($0).path)) })
    }
}
