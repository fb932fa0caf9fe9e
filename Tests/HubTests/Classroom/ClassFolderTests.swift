import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct ClassFolderTests {
    private let sample: SampleClass

    init() throws { sample = try SampleClass() }

    @Test func `a learner is called as the file is`() throws {
        for name in ["Zoë", "김민수", "🦊 fox", "a.b"] { try sample.write(name, "✓·· ····") }
        // As macOS unpacks it.
        try sample.write("이서연".decomposedStringWithCanonicalMapping, "✓·· ····")
        let names = try ClassFolder(sample.root, named: "class").learners.map(\.name)
        #expect(Set(names) == ["Zoë", "김민수", "🦊 fox", "a.b", "이서연"])
        #expect(names.contains { $0.unicodeScalars.count == 3 && $0 == "이서연" })
    }

    /// Where the file system takes it: that of macOS has UTF-8 alone.
    @Test func `a name that is no UTF-8 is a name`() throws {
        try sample.write("minsu", "✓·· ····")
        let name = Array("\(sample.root.path)/".utf8) + [0xB9, 0xCE, 0xBC, 0xF6] + Array(".json".utf8) + [0]
        guard rename("\(sample.root.path)/minsu.json", name.map { CChar(bitPattern: $0) }) == 0 else { return }
        let folder = try ClassFolder(sample.root, named: "class")
        #expect(folder.problems.isEmpty)
        #expect(folder.learners.map(\.name) == [#"\xB9\xCE\xBC\xF6"#])
    }

    @Test func `each file that cannot be counted is named with what to do, and the others are counted`() throws {
        try sample.write("ana", "✓·· ····")
        try sample.write("", to: "empty.json")
        try sample.write("Building for debugging...", to: "noise.JSON")
        try sample.write(#"{"version":9}"#, to: "new.json")
        try sample.write(String(repeating: " ", count: 4_100_000), to: "big.json")
        try FileManager.default.createDirectory(
            at: sample.root.appendingPathComponent("folder.json"), withIntermediateDirectories: false)
        #expect(mkfifo(sample.root.appendingPathComponent("pipe.json").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: sample.root.appendingPathComponent("gone.json").path, withDestinationPath: "nowhere")
        let folder = try ClassFolder(sample.root, named: "class")
        #expect(folder.learners.map(\.name) == ["ana"])
        let again = "Have it made again."
        #expect(
            folder.problems == [
                "big.json: It has 4 MB, and no check writes so much. \(again)",
                "empty.json: It is empty: the check that was to write it did not come to its end. \(again)",
                "folder.json: It is a folder. Put the files themselves beside the others.",
                "gone.json: It cannot be found any more.",
                "new.json: It has version 9 of the form, and this workbook reads up to 1. "
                    + "Update this workbook: swift run workbook update",
                "noise.JSON: It is no JSON object. \(again)",
                "pipe.json: It is no file.",
            ])
        #expect(folder.notes.isEmpty)
    }

    @Test func `what has another ending is passed over and said; hidden files are nobody's`() throws {
        try sample.write("ana", "✓·· ····")
        for name in ["._ana.json", ".DS_Store", "ben.json.txt", "notes.md"] { try sample.write("{", to: name) }
        let folder = try ClassFolder(sample.root, named: "class")
        #expect(folder.problems.isEmpty)
        #expect(folder.notes == ["Passed over, for their names do not end in .json: ben.json.txt, notes.md"])

        for name in 1...6 { try sample.write("", to: "\(name)") }
        #expect(
            try ClassFolder(sample.root, named: "class").notes.first?.hasSuffix(": 1, 2, 3, 4, 5 and 3 more") == true)
    }

    @Test func `of two files with one name the later is counted`() throws {
        try sample.write("Minsu", "✓✓· ····", made: "2026-11-21T12:00:00Z")
        // On most volumes of macOS the two names are one file.
        let isOneFile = FileManager.default.fileExists(atPath: sample.root.appendingPathComponent("minsu.json").path)
        if isOneFile { try Test.cancel("this volume does not tell capitals from small letters") }
        try sample.write("minsu", "✓✓✓ ····", made: "2026-11-21T13:00:00Z")
        let folder = try ClassFolder(sample.root, named: "class")
        #expect(folder.learners.map(\.name) == ["minsu"])
        #expect(
            folder.problems == [
                "Minsu.json: It has the name of minsu.json, which is counted, for it was made later. "
                    + "If they are two people, give one another name; if not, delete it."
            ])
    }

    @Test func `where there is no class, it says how one is made`() throws {
        let collect = """
            Each learner makes a file and gives it to you:
            swift run workbook check --to minsu.json
            You put them into one folder, and say which:
            swift run workbook class folder
            """
        func refusal(_ name: String) -> String? {
            let error = #expect(throws: NoClass.self) {
                try ClassFolder(sample.root.appendingPathComponent(name), named: name.isEmpty ? "class" : name)
            }
            return error?.description
        }
        #expect(refusal("") == "There is no .json file in class; it is empty.\n\(collect)")
        #expect(refusal("nowhere") == "There is no folder nowhere.\n\(collect)")
        try sample.write("{}", to: "ana.txt")
        #expect(refusal("") == "There is no .json file in class, but there are others: ana.txt.\n\(collect)")
        #expect(
            refusal("ana.txt") == "ana.txt is a file. A class is the folder that such files lie in.\n\(collect)")
    }
}
