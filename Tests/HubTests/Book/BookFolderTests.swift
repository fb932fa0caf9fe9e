import Foundation
import Testing

@testable import Hub

struct BookFolderTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    private func folder(_ name: String?) -> BookFolder { BookFolder(name, in: sample.root, sample.checkout) }

    private func write(_ names: [String], to name: String? = "out", as text: String = "page") throws {
        _ = try folder(name).write(names.map { ($0, Data(text.utf8)) })
    }

    private func names(in name: String = "out") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sample.root.appendingPathComponent(name).path)
            .filter { $0 != BookFolder.marker }.sorted()
    }

    @Test func `a new, an empty and an own folder are written; without a name it is the checkout's own`() throws {
        #expect(folder(nil).url.path == sample.checkout.root.path + "/.workbook/book")
        #expect(folder("/tmp/x").url.path == "/tmp/x")
        #expect(folder("a/../b").url.path == sample.root.path + "/b")
        try write(["a.html", "b.html"], to: "deep/out")
        #expect(try names(in: "deep/out") == ["a.html", "b.html"])
        try FileManager.default.createDirectory(
            at: sample.root.appendingPathComponent("out"), withIntermediateDirectories: true)
        try write(["a.html"])
        #expect(try names() == ["a.html"])
    }

    @Test func `a list that somebody else has written removes nothing outside of the folder`() throws {
        try write(["a.html"])
        try sample.write("# x\na.html\n../victim.txt\n/etc/victim\nfolder\n..\n", to: "out/\(BookFolder.marker)")
        try sample.write("mine", to: "victim.txt")
        try sample.write("mine", to: "out/folder/notes.txt")
        try write(["a.html", "b.html"])
        #expect(try sample.read("victim.txt") == "mine")
        #expect(try sample.read("out/folder/notes.txt") == "mine")
    }

    @Test
    func `a file, and a folder with other files or one of somebody's, are refused and stay`()
        throws
    {
        try sample.write("mine", to: "out/index.html")
        let error = #expect(throws: BookFolder.NotOurs.self) { try write(["index.html"]) }
        #expect(error?.description.hasPrefix("out has other files in it. Nothing was written.") == true)
        #expect(try names() == ["index.html"])
        #expect(try sample.read("out/index.html") == "mine")
        try sample.remove("out/index.html")
        try sample.write("mine", to: "file")
        let file = #expect(throws: BookFolder.NotOurs.self) { try folder("file").check() }
        #expect(file?.description.hasPrefix("file is a file.") == true)
        try write(["a.html"])
        try sample.write("mine", to: "out/b.html")
        let page = #expect(throws: BookFolder.NotOurs.self) { try write(["a.html", "b.html"], as: "new") }
        #expect(page?.description.hasPrefix("out has a file b.html that is not the book's.") == true)
        #expect(try sample.read("out/a.html") == "page")
        #expect(try sample.read("out/b.html") == "mine")
    }

    @Test func `what cannot be written leaves the old book as it was`() throws {
        try write(["a.html", "b.html"])
        // A page whose name leads into a folder that is not there.
        #expect(throws: BookFolder.NotWritten.self) { try write(["a.html", "none/b.html"], as: "new") }
        #expect(try names() == ["a.html", "b.html"])
        #expect(try sample.read("out/a.html") == "page")
        #expect(throws: BookFolder.NotWritten.self) { try write(["none/b.html"], to: "fresh") }
        #expect(!FileManager.default.fileExists(atPath: sample.root.appendingPathComponent("fresh").path))
    }

    @Test
    func
        `a page that is no more goes, what else stands there stays, and a killed book is no obstacle`()
        throws
    {
        try sample.write("half", to: "out/.workbook-book-new/a.html")
        try write(["b.html"])
        #expect(try names() == ["b.html"])
        try write(["a.html", "b.html"])
        try sample.write("mine", to: "out/notes.txt")
        try write(["a.html", "c.html"], as: "new")
        #expect(try names() == ["a.html", "c.html", "notes.txt"])
        #expect(try sample.read("out/a.html") == "new")
        #expect(try sample.read("out/notes.txt") == "mine")
    }
}
