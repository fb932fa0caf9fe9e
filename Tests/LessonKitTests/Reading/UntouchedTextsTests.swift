import Foundation
import Testing

@testable import LessonKit

/// What a reset brings back, in a clone and in an unpacked archive.
struct UntouchedTextsTests {
    private let folder = TemporaryFolder()
    private var root: URL { folder.url }
    private let path = "Lessons/01-a/Exercises/01-b.swift"
    private var texts: UntouchedTexts { UntouchedTexts(in: root) }

    init() throws {
        try folder.write("func b() {}\n", to: path)
        let list = try #require(texts.list(of: [path]))
        try folder.write(list, to: UntouchedTexts.list)
    }

    private func git(_ arguments: String...) throws {
        let me = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
        let process = try Process.run(
            URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", root.path] + me + arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `the list has git's number of each text`() {
        #expect(
            SourceFile.text(of: root.appendingPathComponent(UntouchedTexts.list))
                == "983b64b1b3c0bf1607bf4a0f21e98a3d1a5e98bf \(path)\n")
        #expect(texts.files(in: "Lessons/01-a/Exercises") == [path])
        #expect(texts.files(in: "Lessons/01") == [])
    }

    @Test(arguments: [true, false])
    func `in an archive a copy is taken while nobody has written in the file`(isUntouched: Bool) throws {
        if isUntouched { texts.keep() }
        try folder.write("mine", to: path)
        texts.keep()
        #expect(texts.text(of: path) == (isUntouched ? "func b() {}\n" : nil))
    }

    @Test func `in a clone it comes from git, whatever was written and committed since`() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-qm", "The course")
        try folder.write("mine", to: path)
        try git("commit", "-qam", "My answer")
        texts.keep()
        #expect(texts.text(of: path) == "func b() {}\n")
        try FileManager.default.removeItem(at: root.appendingPathComponent(".workbook"))
        try FileManager.default.removeItem(at: root.appendingPathComponent(path))
        texts.keep()
        #expect(texts.text(of: path) == "func b() {}\n")
    }
}
