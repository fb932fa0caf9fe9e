import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// A class whose folder is looked at again and again.
struct ClassFollowerTests {
    private let sample: SampleClass

    init() throws { sample = try SampleClass() }

    private func follower(isAnonymous: Bool = false) -> ClassFollower {
        ClassFollower(
            ClassRequest(
                folder: sample.root, name: "class", earlier: nil, course: nil, today: nil, isAnonymous: isAnonymous,
                most: 5))
    }

    private func names(_ follower: ClassFollower) -> [String] {
        follower.view.reading?.classroom.learners.map(\.name) ?? []
    }

    @Test func `it waits for the first file, and shows each that comes`() throws {
        var follower = follower()
        #expect(follower.isNews == true)
        #expect(follower.view.trouble.hasPrefix("There is no .json file in class; it is empty."))
        #expect(follower.isNews == false)
        try sample.write("ana", "✓·· ····")
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ana"])
        #expect(follower.view.trouble.isEmpty)
        #expect(follower.view.latest?.hasPrefix("ana, ") == true)
        #expect(follower.isNews == false)
        for name in ["ben", "eve"] { try sample.write(name, "··· ····") }
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ben", "eve", "ana"])
        #expect(follower.view.latest?.hasPrefix("2 files, ") == true)
    }

    @Test func `a file that is half written keeps what it had, and says so`() throws {
        var follower = follower()
        try sample.write("ana", "✓✓· ····")
        try sample.write("ben", "✓·· ····")
        _ = follower.isNews
        let whole = try String(contentsOf: sample.root.appendingPathComponent("ana.json"), encoding: .utf8)
        try sample.write(String(whole.prefix(whole.count / 2)), to: "ana.json")
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ben", "ana"])
        #expect(follower.view.reading?.left == [], "ana is counted")
        let trouble = "ana.json: It is no JSON object. Have it made again. What it had before is shown."
        #expect(follower.view.trouble == trouble)
        #expect(follower.isNews == false)
        #expect(follower.view.trouble == trouble)
        // Still broken: what it had is not forgotten by the next look.
        try sample.write("", to: "ana.json")
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ben", "ana"])
        try sample.write("ana", "✓✓✓ ····")
        #expect(follower.isNews == true)
        #expect(follower.view.trouble.isEmpty)
        #expect(follower.view.reading?.classroom.learners.last?.passed == 3)
    }

    @Test func `a folder that is gone or empty for a moment keeps its class`() throws {
        var follower = follower()
        try sample.write("ana", "✓·· ····")
        _ = follower.isNews
        let aside = sample.root.deletingLastPathComponent().appendingPathComponent("aside \(UUID().uuidString)")
        try FileManager.default.moveItem(at: sample.root, to: aside)
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ana"])
        #expect(follower.view.trouble == "class is gone or empty now. What it had before is shown.")
        try FileManager.default.createDirectory(at: sample.root, withIntermediateDirectories: true)
        #expect(follower.isNews == false, "an empty folder is the same trouble")
        try FileManager.default.removeItem(at: sample.root)
        try FileManager.default.moveItem(at: aside, to: sample.root)
        #expect(follower.isNews == true)
        #expect(follower.view.trouble.isEmpty)
        #expect(names(follower) == ["ana"])
    }

    @Test func `a learner whose file was taken out is gone`() throws {
        var follower = follower()
        for name in ["ana", "ben"] { try sample.write(name, "✓·· ····") }
        _ = follower.isNews
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent("ana.json"))
        #expect(follower.isNews == true)
        #expect(names(follower) == ["ben"])
    }

    @Test func `without names nobody is named`() throws {
        var follower = follower(isAnonymous: true)
        try sample.write("ana", "✓·· ····")
        try sample.write("{", to: "lost.json")
        _ = follower.isNews
        let lines = screen(follower.view).lines.map(\.text).joined()
        for name in ["ana", "lost"] { #expect(!lines.contains(name)) }
        #expect(lines.contains("1 file not counted."))
    }

    @Test func `the page fills the terminal, and the last line of its foot says which file came last`() throws {
        var follower = follower()
        let waiting = screen(follower.view)
        #expect(waiting.lines.map(\.text).joined().contains("swift run workbook watch --to minsu.json"))
        for index in 1...30 { try sample.write("learner \(index)", "✓✗· ····") }
        _ = follower.isNews
        let page = screen(follower.view)
        #expect(page.lines.count == 24)
        #expect(page.lines.allSatisfy { $0.displayWidth < 80 })
        #expect(page.lines[22].text.hasPrefix(" Last came: 30 files, "))
        #expect(page.window.below > 0)
    }

    private func screen(_ view: ClassFollower.View) -> LoopPage {
        ClassScreen(
            view: view, name: "class", most: 5, size: PageSize(columns: 80, lines: 24),
            paint: Paint(hasColour: false, isASCII: false)
        ).page
    }
}

extension ClassFollower {
    /// Whether a look at noon finds something new.
    fileprivate var isNews: Bool { mutating get { look(at: Date(timeIntervalSince1970: 1_795_262_400)) } }
}
