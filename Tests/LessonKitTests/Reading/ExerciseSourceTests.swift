import Testing

@testable import LessonKit

struct ExerciseSourceTests {
    private func source(_ header: String, file: String = "03-a-late-fan.swift") throws -> ExerciseSource {
        try #require(ExerciseSource(file: file, text: "\(header)\n//\n// text\nfunc f() {}\n"))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `its name has the number; its first line a kind, a title and where it is done`(_ end: String) throws {
        let source = try #require(
            ExerciseSource(
                file: "10-a-late-fan.swift", text: "// Repair · A late fan (class, 6 min)\(end)//\(end)func f() {}"))
        #expect(source.description == "10 · A late fan")
        #expect(source.kind == "Repair")
        #expect(source.setting == .init(place: .inClass, minutes: 6))
        #expect(source.file == source.wantedFile)
    }

    @Test(arguments: [
        ("// Repair · A late fan (again) (class, 6 min)", "A late fan (again)"),
        ("// Repair · A late fan (about 6 min)", "A late fan (about 6 min)"),
        ("func f() {}", "A late fan"), ("// a late fan", "A late fan"), ("//", "A late fan"), ("", "A late fan"),
    ])
    func `other brackets belong to the title; without such a line the file's name says it`(
        header: String, title: String
    ) throws {
        #expect(try source(header).title == title)
    }

    @Test func `a kind that is none is left out, and what follows is the title`() throws {
        let source = try source("// Mend · It · again")
        #expect(source.kind == "" && source.title == "It · again" && source.setting == nil)
        #expect(source.wantedFile == "03-it-again.swift")
    }

    @Test(arguments: ["Given.swift", "README.md", "3-a.swift", "a3-b.swift", "03-a.swift~"])
    func `another file is no exercise`(_ file: String) {
        #expect(ExerciseSource(file: file, text: "// Build · It") == nil)
    }

    @Test func `the function to write is the one with the mark, then the last`() {
        let lines: [Substring] = [
            "// a", "func help() {}", "", "func doubled() {", "    try toDo()", "}", "func more() {}",
        ]
        #expect(ExerciseFile.function(in: lines) == 4)
        #expect(ExerciseFile.mark(in: lines)?.line == 5)
        #expect(ExerciseFile.function(in: lines.filter { !$0.contains("toDo") }) == 6)
        #expect(ExerciseFile.mark(in: ["// throw ToDo()", "let a = ToDo.self"]) == nil)
    }
}
