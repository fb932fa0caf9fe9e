import Foundation
import LessonKit
import Testing

@testable import Hub

/// The files of sketches: their names, and that nothing of the learner's is lost.
struct SketchFileTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    @Test(arguments: ["mine", "Two-Timers", "2", "mine.swift", "Lessons/Sketches/mine.swift"])
    func `a name has letters, digits and hyphens, and the path of the file means the same`(_ name: String) throws {
        let sketch = try SketchFile(name, in: sample.checkout)
        #expect(name.contains(sketch.name))
        #expect(sketch.path == "Lessons/Sketches/\(sketch.name).swift")
    }

    @Test(arguments: ["", "a b", "../up", "a/..", "-x", "스케치", "a_b", ".swift", String(repeating: "a", count: 41)])
    func `any other name is refused, and nothing is written`(_ name: String) throws {
        if name != "../up" { #expect(throws: UsageError.self) { try SketchFile(name, in: sample.checkout) } }
        let terminal = FakeTerminal()
        if !name.hasPrefix("-"), !name.isEmpty, name != "../up" {
            #expect(sample.hub("sketch", name, on: terminal) == 64)
            #expect(terminal.complaints.first?.hasPrefix("A sketch cannot be called \"") == true)
        }
        #expect(!FileManager.default.fileExists(atPath: sample.root.appendingPathComponent("Lessons/Sketches").path))
    }

    @Test func `a new one has the template, and is never one that is there; what cannot be made is said`() throws {
        try sample.write("a file", to: "Lessons/Sketches")
        let sketch = try SketchFile("mine", in: sample.checkout)
        let error = #expect(throws: SketchError.self) { try sketch.create() }
        #expect(error?.description.hasPrefix("Lessons/Sketches cannot be made: ") == true)
        try sample.remove("Lessons/Sketches")
        #expect(try sketch.create())
        #expect(try sample.read(sketch.path) == SketchFile.template)
        try sample.write("// mine", to: sketch.path)
        #expect(try !sketch.create())
        #expect(try sample.read(sketch.path) == "// mine")
    }

    @Test func `the list has each by name, and nothing else of the folder`() throws {
        let terminal = sample.told("sketch", "--list")
        #expect(terminal.text.hasPrefix("There is no sketch yet."))
        for name in ["two.swift", "one.swift", "notes.txt", "my notes.swift"] {
            try sample.write("", to: "Lessons/Sketches/\(name)")
        }
        let list = sample.told("sketch", "--list")
        #expect(list.lines == ["one  Lessons/Sketches/one.swift", "two  Lessons/Sketches/two.swift"])
    }

    @Test func `an editor is told how each file is compiled, and with which others`() throws {
        struct Command: Decodable {
            let file: String
            let arguments: [String]
        }
        for file in ["mine.swift", "form-1/main.swift", "form-1/Form.swift"] {
            try sample.write("", to: "Lessons/Sketches/\(file)")
        }
        CompileCommands.write(for: sample.checkout, BuildProducts(folder: sample.root, options: []))
        let commands = try JSONDecoder().decode([Command].self, from: Data(sample.read(CompileCommands.path).utf8))
        let form = ["Lessons/Sketches/form-1/main.swift", "Lessons/Sketches/form-1/Form.swift"]
        #expect(commands.map(\.file) == form + ["Lessons/Sketches/mine.swift"])
        #expect(commands[1].arguments.suffix(2) == form)
        #expect(commands[2].arguments.contains("\(sample.root.path)/Modules"))
    }

    @Test func `a reset leaves it alone, and the map does not take it for a lesson`() throws {
        try sample.write("// a package\nlet course = [\n    \"02-subscribe\",\n]\n", to: "Package.swift")
        try sample.keepUntouched()
        try sample.write("// mine", to: "Lessons/Sketches/mine.swift")
        try sample.edit(SampleCourse.diary, "func diary() {}", "func diary() { print(2) }")
        #expect(sample.hub("reset", "subscribe") == 0)
        #expect(try sample.read("Lessons/Sketches/mine.swift") == "// mine")
        #expect(try sample.course.strange == ["10-just-from"])
    }

    /// SwiftPM remembers what Package.swift saw: a folder that comes later would be a warning in each build.
    @Test func `git knows one page of the folder only`() throws {
        let ignored = try String(contentsOf: ownPackage.appendingPathComponent(".gitignore"), encoding: .utf8)
        let lines = ignored.split(whereSeparator: \.isNewline)
        #expect(lines.contains("/\(SketchFile.folder)/*") && lines.contains("!/\(SketchFile.folder)/README.md"))
        #expect(
            FileManager.default.fileExists(
                atPath: ownPackage.appendingPathComponent("\(SketchFile.folder)/README.md").path))
    }
}
