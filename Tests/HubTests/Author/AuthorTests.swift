import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A lesson that is begun.
struct AuthorTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(
            "let course = [\n    \"02-subscribe\",\n    \"10-just-from\",\n]\n", to: "Package.swift")
        try sample.write(
            "| 02 | [Subscribe](Lessons/02-subscribe/README.md) |\n| 10 | [Just](Lessons/10-just-from/README.md) |\n\nMore.\n",
            to: "README.md")
        try sample.write("", to: "Sources/Streams/a.swift")
    }

    private func hub(_ words: [String], on terminal: FakeTerminal = FakeTerminal()) -> Int32 {
        Hub(directory: sample.root, terminal: terminal).run(["author"] + words)
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: sample.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `a new lesson stands after the one that is named, or comes last, and the numbers follow`() throws {
        for name in ["hot", "03-hot"] { #expect(try NewLesson(named: name, in: sample.course).folder == "03-hot") }
        #expect(sample.hub("author", "new", "hot-and-cold", "--after", "subscribe") == 0)
        #expect(
            try read("Package.swift")
                == "let course = [\n    \"01-subscribe\",\n    \"02-hot-and-cold\",\n    \"03-just-from\",\n]\n")
        let map = try read("README.md").split(separator: "\n")
        #expect(map.map { $0.prefix(4) } == ["| 01", "| 02", "| 03", "More"])
        #expect(
            map[1] == "| 02 | [Hot and cold](Lessons/02-hot-and-cold/README.md) | TODO: a few words for the map | "
                + "`swift run hot-and-cold` |")
        #expect(
            try sample.course.lesson("hot-and-cold").exercises.map(\.title) == ["The first numbers", "Twice as many"])
        let check = try read("Tests/ExerciseTests/hot-and-cold/01-the-first-numbers.swift")
        #expect(check.contains("@testable import hot_and_cold_exercises\n"))
    }

    @Test func `the steps and exercises that are named are laid out`() throws {
        let outline = ["Step Two readers", "Predict A late reader", "Step Who reads?", "Build A recording"]
        #expect(hub(["new", "hot"] + outline) == 0)
        let lesson = try sample.course.lesson("hot")
        #expect(lesson.exercises.map { "\($0.kind) \($0)" } == ["Predict 1 · A late reader", "Build 2 · A recording"])
        let (page, main) = (try read("Lessons/03-hot/README.md"), try read("Lessons/03-hot/main.swift"))
        #expect(
            page.sourceLines.filter { $0.hasPrefix("## ") } == [
                "## Two readers", "## Who reads?", "## Recap", "## Exercises",
            ])
        #expect(StepSource.all(in: main).map(\.title) == ["Two readers", "Who reads?"])
        #expect(CourseCheck(try sample.course).look(at: lesson).wrong == [])
    }

    @Test func `Package.swift has another sum where exercises have other names`() throws {
        let sum = "// Sum: 00000000\n"
        try sample.write(sum + read("Package.swift"), to: "Package.swift")
        #expect(
            CourseCheck(try sample.course).untouchedProblems(of: []).map { $0.prefix(16) } == ["Package.swift:1:"])
        #expect(sample.hub("author", "new", "hot") == 0)
        let before = try read("Package.swift")
        #expect(!before.hasPrefix(sum))
        #expect(CourseCheck(try sample.course).untouchedProblems(of: []) == [])
        #expect(sample.hub("author", "exercise", "hot", "Repair", "A late fan") == 0)
        #expect(try read("Package.swift") != before)
    }

    @Test func `the next exercise has its check, its hints and its solution`() throws {
        try sample.write("0 \(SampleCourse.diary)\n", to: UntouchedTexts.list)
        #expect(sample.hub("author", "new", "hot") == 0)
        let said = sample.told("author", "exercise", "hot", "Repair", "A", "late", "fan")
        #expect(said.lines.first == "A late fan is laid out. These files are new or have new lines:")
        #expect(said.lines.last == "    swift run workbook author check hot")
        let folder = "Lessons/03-hot"
        let text = try read("\(folder)/Exercises/03-a-late-fan.swift")
        #expect(text.hasPrefix("// Repair · A late fan (home, 8 min)\n"))
        #expect(text.contains("func aLateFan(_ numbers: Observable<Int>) throws -> Observable<Int> {\n    try toDo()"))
        #expect(try read("Tests/ExerciseTests/hot/03-a-late-fan.swift").contains("func `3 · A late fan`() {}"))
        #expect(try read("\(folder)/Hints.md").contains("\n\n## 3 · A late fan\n\n1. TODO: the concept.\n"))
        let solution = try read("\(folder)/Solution.swift")
        #expect(solution.contains("    static func exercise3(_ numbers: Observable<Int>)"))
        #expect(solution.hasSuffix("}\n}\n"))
        let course = try sample.course
        let (wrong, toCome) = CourseCheck(course).look(at: try course.lesson("hot"))
        #expect(wrong == [])
        #expect(toCome.contains { $0.contains("03-a-late-fan.swift:3: to be written") })
        #expect(try read(UntouchedTexts.list).contains("\(folder)/Exercises/03-a-late-fan.swift"))
    }

    @Test func `a file is named once, and help lists the words`() throws {
        try sample.write("0 \(SampleCourse.diary)\n", to: UntouchedTexts.list)
        let terminal = sample.told("author", "new", "hot", "--after", "subscribe", on: FakeTerminal(columns: 200))
        #expect(terminal.text.components(separatedBy: "    \(UntouchedTexts.list)\n").count == 2)
        let (help, page) = (FakeTerminal(columns: 200), FakeTerminal(columns: 200))
        #expect(sample.hub("author", "help", on: help) == 0)
        #expect(sample.hub("author", on: page) == 0)
        #expect(help.text == page.text)
        for word in AuthorWord.all { #expect(page.text.contains(word.usage)) }
        #expect(!page.text.contains("warmup"))
    }

    @Test func `what points at a place in the line above keeps its column`() {
        let terminal = FakeTerminal()
        Hub(directory: sample.root, terminal: terminal).note("A malformed diagram.\n--1-|-\n     ^ here")
        #expect(terminal.complaints == ["A malformed diagram.", "--1-|-", "     ^ here"])
    }

    @Test func `what is still to be written is named with its line`() throws {
        #expect(sample.hub("author", "new", "hot-and-cold") == 0)
        let course = try sample.course
        let (wrong, toCome) = CourseCheck(course).look(at: try course.lesson("hot-and-cold"))
        #expect(wrong == [])
        #expect(toCome.contains { $0.hasPrefix("Lessons/03-hot-and-cold/README.md:10: to be written: One") })
        #expect(toCome.contains { $0.contains("no exercise of the kinds Complete and Repair.") })
        #expect(toCome.contains("Lessons/03-hot-and-cold/README.md:4: to be written: a few words for the map"))
    }

    @Test func `a file of a new lesson is as swift format has it`() throws {
        let template = try LessonTemplate(name: "hot-and-cold")
        for file in template.lessonFiles + template.checkFiles where file.name.hasSuffix(".swift") {
            #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(file.name)")
        }
    }

    @Test(arguments: [
        (["new", "Hot"], 69, "\"Hot\" cannot be a lesson's name."),
        (["new", "hot--cold"], 69, "cannot be a lesson's name."),
        (["new", "streams"], 69, "streams is the name of the module Streams already."),
        (["new", "core"], 69, "core is the name of an option already."),
        (["new", "class"], 69, "class is the name of a command already."),
        (["new", "stage"], 69, "stage is the name of what a step is given already."),
        (["new", "30-subscribe"], 69, "subscribe is the name of the lesson 02-subscribe already."),
        (
            ["new", "01-hot"], 69,
            "1 is the number of subscribe. The numbers are written for you: author new hot --after"
        ),
        (["new", "07-hot"], 69, "The next number is 3, not 7."),
        (
            ["new", "hot", "Stp Two readers"], 64,
            "\"Stp Two readers\" says neither a step nor an exercise. Begin it with one of Step, Predict,"
        ),
        (["new", "hot", "Step Two readers", "Build Two readers"], 64, "\"Two readers\" stands there twice."),
        (["new", "hot", "Build"], 64, "\"\" cannot be a title."),
        (["exercise", "subscribe", "Draw", "A fan"], 64, "Draw is no kind of exercise. There are Predict,"),
        (["exercise", "subscribe", "Build", "a `fan`"], 64, "\"a `fan`\" cannot be a title."),
        (["exercise", "subscribe", "Build", "A diary"], 64, "02-a-diary.swift has this title."),
    ])
    func `what cannot be called so is refused, and nothing is written`(words: [String], status: Int32, says: String)
        throws
    {
        let terminal = FakeTerminal(columns: 200)
        let before = try FileManager.default.subpathsOfDirectory(atPath: sample.root.path).sorted()
        #expect(hub(words, on: terminal) == status)
        #expect(terminal.complaints.joined(separator: " ").contains(says), "\(terminal.complaints)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: sample.root.path).sorted() == before)
    }

    @Test func `a folder that is there is kept`() throws {
        try sample.write("mine", to: "Tests/ExerciseTests/hot/01-mine.swift")
        #expect(throws: AuthorError.exists("Tests/ExerciseTests/hot")) {
            try NewLesson(named: "hot", in: sample.course)
        }
        #expect(try read("Tests/ExerciseTests/hot/01-mine.swift") == "mine")
    }
}
