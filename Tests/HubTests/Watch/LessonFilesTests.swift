import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The learner's files, looked at as they are saved, renamed and deleted.
struct LessonFilesTests {
    private let sample: SampleCourse
    private var files: LessonFiles

    init() throws {
        sample = try SampleCourse()
        files = LessonFiles(try sample.course)
    }

    @Test
    func
        `a saved file is told once, as it is now; nothing else is, nor a file that is no exercise`()
        throws
    {
        var files = files
        #expect(files.names == nil)
        try sample.write("# Other\n", to: "Lessons/02-subscribe/README.md")
        #expect(files.names == nil)
        try sample.write("// Build · New\nfunc new() {}\n", to: path)
        guard case .saved(let lessons)? = files.changes() else { throw NothingTold() }
        #expect(lessons.map(\.name) == ["subscribe"])
        #expect(lessons[0].exercises[1].written?.hasPrefix("// Build · New") == true)
        #expect(files.names == nil)
    }

    @Test func `a file of the same size and time under the same name is another one`() throws {
        var files = files
        let file = sample.root.appendingPathComponent(path)
        let other = sample.root.appendingPathComponent(path + "~")
        let text = try String(contentsOf: file, encoding: .utf8)
        var before = stat()
        stat(file.path, &before)
        try Data(text.replacing("diary", with: "DIARY").utf8).write(to: other)
        // As an editor may do it that saves by renaming, and keeps the time.
        let times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
        utimes(file.path, times)
        #expect(files.names == ["subscribe"])
        utimes(other.path, times)
        #expect(rename(other.path, file.path) == 0)
        #expect(files.names == ["subscribe"])
    }

    @Test func `a file that is gone for a moment is not gone`() throws {
        var files = files
        let file = sample.root.appendingPathComponent(path)
        let text = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        #expect(files.names == nil)
        try text.write(to: file)
        #expect(files.names == ["subscribe"])
        try Data().write(to: file)
        #expect(files.names == nil)
        try text.write(to: file)
        #expect(files.names == ["subscribe"])
    }

    @Test
    func `a copy beside the exercises is told when it stays and when it is saved, an editor's is not`()
        throws
    {
        var files = files
        let copy = SampleCourse.diary.replacing(".swift", with: " copy.swift")
        for name in ["4913", ".02-a-diary.swift.swp", "02-a-diary.swift~"] {
            try sample.write("x", to: "Lessons/02-subscribe/Exercises/\(name)")
        }
        #expect((0..<30).compactMap { _ in files.elsewhere } == [])
        try sample.write("func copy() {}\n", to: copy)
        #expect((0..<40).compactMap { _ in files.elsewhere } == [copy])
        try sample.write("func copy() { 1 }\n", to: copy)
        #expect((0..<40).compactMap { _ in files.elsewhere } == [copy])
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent(copy))
        #expect((0..<100).compactMap { _ in files.elsewhere } == [])
    }

    @Test func `a file of the workbook's own is told when it is saved`() throws {
        try sample.write("let one = 1\n", to: "Sources/Streams/One.swift")
        var files = LessonFiles(try sample.course)
        #expect((0..<20).compactMap { _ in files.elsewhere } == [])
        try sample.write("let one = 11\n", to: "Sources/Streams/One.swift")
        #expect((0..<20).compactMap { _ in files.elsewhere } == ["Sources/Streams/One.swift"])
    }

    @Test func `a file that stays gone is told so`() throws {
        var files = files
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent(path))
        for _ in 1..<WatchedFile.patience { #expect(files.names == nil) }
        guard case .saved(let lessons)? = files.changes() else { throw NothingTold() }
        #expect(lessons[0].exercises.map(\.title) == ["After an error"])
        #expect(files.names == nil)
    }

    @Test func `what was saved while the course was read is told`() throws {
        let course = try sample.course
        try sample.write("// Build · New\nfunc new() {}\n", to: path)
        var files = LessonFiles(course)
        #expect(files.names == ["subscribe"])
        #expect(files.names == nil)
    }

    @Test func `a lesson that is moved away, and comes back`() throws {
        var files = files
        let (from, to) = ("Lessons/02-subscribe", "elsewhere")
        try move(from, to)
        #expect(files.lessons == ["just-from"])
        try move(to, from)
        #expect(files.lessons == ["subscribe", "just-from"])
    }

    private struct NothingTold: Error {}
    private let path = SampleCourse.diary

    private func move(_ from: String, _ to: String) throws {
        try FileManager.default.moveItem(
            at: sample.root.appendingPathComponent(from), to: sample.root.appendingPathComponent(to))
    }
}

extension LessonFiles {
    /// The lessons that are told to have been saved.
    fileprivate var names: [String]? {
        mutating get { if case .saved(let lessons)? = changes() { lessons.map(\.name) } else { nil } }
    }

    /// The file that is no exercise, and is told to have been saved.
    fileprivate var elsewhere: String? {
        mutating get { if case .savedElsewhere(let path)? = changes() { path } else { nil } }
    }

    /// All lessons, when they are told to be others.
    fileprivate var lessons: [String]? {
        mutating get { if case .course(let lessons)? = changes() { lessons.map(\.name) } else { nil } }
    }
}
