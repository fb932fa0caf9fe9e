import Foundation
import Testing

@testable import LessonKit

/// What a reset brings back, in a clone and in an unpacked archive.
final class UntouchedTextsTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("untouched \(UUID().uuidString)")
    private let path = "Lessons/01-a/Exercises/01-b.swift"
    private var texts: UntouchedTexts { UntouchedTexts(in: root) }

    init() throws {
        try write("func b() {}\n")
        let list = try #require(texts.list(of: [path]))
        try Data(list.utf8).write(to: root.appendingPathComponent(UntouchedTexts.list))
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func write(_ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(_ arguments: String...) throws {
        let person = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
        _ = try Git(in: root).data(person + arguments)
    }

    @Test func `the list has git's number of each text`() {
        #expect(
            SourceFile.text(of: root.appendingPathComponent(UntouchedTexts.list))
                == "983b64b1b3c0bf1607bf4a0f21e98a3d1a5e98bf \(path)\n")
        #expect(texts.files(in: "Lessons/01-a/Exercises") == [path])
        #expect(texts.files(in: "Lessons/01") == [])
    }

    @Test func `in an archive a copy is taken while nobody has written in the file`() throws {
        #expect(texts.text(of: path) == nil)
        texts.keep()
        try write("mine")
        texts.keep()
        #expect(texts.text(of: path) == "func b() {}\n")
    }

    @Test func `in an archive there is none of what was written in before`() throws {
        try write("mine")
        texts.keep()
        #expect(texts.text(of: path) == nil)
    }

    @Test func `in a clone it comes from git, whatever was written and committed since`() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-qm", "The course")
        try write("mine")
        try git("commit", "-qam", "My answer")
        texts.keep()
        #expect(texts.text(of: path) == "func b() {}\n")
        try FileManager.default.removeItem(at: root.appendingPathComponent(".workbook"))
        try FileManager.default.removeItem(at: root.appendingPathComponent(path))
        texts.keep()
        #expect(texts.text(of: path) == "func b() {}\n")
    }
}
