import ExerciseSupport
import Foundation
import Marbles
import Testing

@testable import Hub

@Suite(.ownThread) struct LabSVGTests {
    private func svg(_ words: String...) throws -> String { try LabResult(LabReader.request(words)).svg }

    /// Why `text` is no XML: a tag that is not closed, a bare `<` or `&`, a character that XML does not have.
    private func fault(in text: String) -> String? {
        var open: [Substring] = []
        var rest = text[...]
        while let tag = rest.firstMatch(of: #/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/#) {
            if let fault = fault(inText: rest[..<tag.range.lowerBound]) ?? fault(inText: tag.3) { return fault }
            switch (tag.1.isEmpty, tag.4.isEmpty) {
            case (false, _): if open.popLast() != tag.2 { return "</\(tag.2)>" }
            case (true, true): open.append(tag.2)
            case (true, false): break
            }
            rest = rest[tag.range.upperBound...]
        }
        return fault(inText: rest) ?? open.last.map(String.init)
    }

    private func fault(inText text: Substring) -> String? {
        let plain = text.replacing(#/&(amp|lt|gt|quot);/#, with: "")
        if plain.contains("<") || plain.contains("&") { return String(plain) }
        let isAllowed = text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar.value >= 0x20 && ![0xFFFE, 0xFFFF].contains(scalar.value)
        }
        return isAllowed ? nil : "a character"
    }

    @Test(arguments: LabOperator.all.map(\.typed))
    func `every example is valid XML, always the same, and has its sentence`(_ typed: String) throws {
        let result = try LabResult(LabReader.request(LabOperator(typed: typed).example))
        #expect(fault(in: result.svg) == nil)
        #expect(result.svg == result.svg)
        #expect(result.svg.contains("role=\"img\""))
        #expect(result.svg.contains("prefers-color-scheme: dark"))
    }

    @Test func `any value is valid XML`() throws {
        for value in ["<a&\"b'>", "]]>", "\u{1B}[31m", "\u{FFFF}", "\u{0}", "한글", "\u{202E}", "<!--"] {
            let text = try svg("map", "x + '!'", "a=\(value)", "-a|")
            #expect(fault(in: text) == nil, "\(value)")
        }
    }

    @Test
    func
        `marbles are told apart without colour; a long value is long, many in a tick are counted`()
        throws
    {
        let text = try svg("flatMapLatest", "x=--1-2-#", "y=-3-4|", "-x---y-|")
        #expect(text.matches(of: #/class="marbles-marble"/#).count == 8)
        #expect(text.contains(">subscribed</text>"))
        #expect(text.contains(">completed</text>"))
        #expect(text.contains(">disposed</text>"))
        #expect(!text.contains(">error</text>"))
        #expect(text.contains(">flatMapLatest()</text>"))
        #expect(try svg("map", "1 / x", "-0|").contains(">error</text>"))
        #expect(try svg("toArray", "-1-2|").contains(">[1, 2]</text>"))
        #expect(try svg("range", "0", "50").contains(">+39</text>"))
    }

    @Test func `equal elements have one colour, and others have another`() throws {
        let text = try svg("distinctUntilChanged", "-1-1-2|")
        let fills = text.matches(of: #/cx="\d+" cy="\d+" r="13" fill="(#[0-9a-f]+)"/#).map { String($0.1) }
        #expect(fills.count == 5)
        #expect(fills[0] == fills[1] && fills[0] == fills[3])
        #expect(fills[2] == fills[4] && fills[0] != fills[2])
    }

    @Test func `the file is written, or its name is in the error`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let answer = LabSample.marble(["delay", "1", "-1|", "--svg", "a.svg"], in: folder)
        #expect(answer.status == 0)
        #expect(answer.complaints == ["The picture is in a.svg."])
        #expect(answer.text.contains("delay(1)"))
        let text = try String(contentsOf: folder.appendingPathComponent("a.svg"), encoding: .utf8)
        #expect(text.contains("delay(1) sends 1 at tick 2, and completes at tick 3."))
        let failed = LabSample.marble(["delay", "1", "-1|", "--svg", "none/a.svg"], in: folder)
        #expect(failed.status == 69)
        #expect(
            failed.complaints.joined(separator: " ").hasPrefix("The file none/a.svg cannot be written. Is its folder"))
        // An earlier picture is replaced, and nothing else.
        let link = folder.appendingPathComponent("link.svg").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.svg")
        #expect(LabSample.marble(["delay", "2", "-1|", "--svg", "link.svg"], in: folder).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.svg")
        let mine = folder.appendingPathComponent("mine.swift")
        try Data("mine".utf8).write(to: mine)
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        for (name, what) in [
            ("mine.swift", "another file, and no picture of ours"), ("pipe", "no file"), (".", "a folder"),
        ] {
            let refused = LabSample.marble(["delay", "1", "-1|", "--svg", name], in: folder)
            #expect(refused.status == 69)
            #expect(refused.complaints.joined(separator: " ").hasPrefix("\(name) is \(what). It was not changed."))
        }
        #expect(try Data(contentsOf: mine) == Data("mine".utf8))
    }
}
