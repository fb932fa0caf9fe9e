import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// Answers that come from another folder, or from the copies of what has passed.
@Suite(.ownThread) struct AdoptionTests {
    private func hub(_ two: TwoVersions, _ arguments: String..., on terminal: FakeTerminal = FakeTerminal()) -> Int32 {
        Hub(directory: two.clone, terminal: terminal).run(arguments)
    }

    /// A folder with the second version beside one with the first and its answers, both without git.
    private func unpacked() throws -> (TwoVersions, old: URL) {
        let two = try TwoVersions()
        try two.answer()
        UntouchedTexts(in: two.clone).keep()
        let old = two.clone.deletingLastPathComponent().appendingPathComponent("old")
        try FileManager.default.moveItem(at: two.clone, to: old)
        try FileManager.default.removeItem(at: old.appendingPathComponent(".git"))
        try two.write(2, to: two.clone)
        return (two, old)
    }

    @Test func `each answer of an older folder stands under its new text`() throws {
        let (two, old) = try unpacked()
        try two.write("a sketch", to: "Lessons/Sketches/mine.swift", in: old)
        try two.write("kept", to: ".workbook/kept/01-ways/x.swift", in: old)
        let before = try Checkout(containing: old)
        let lesson = try Course(before).lesson("ends")
        try Notebook.update(before) { $0.recordHints(3, lesson.exercises[1], of: lesson) }
        #expect(hub(two, "adopt", "../old") == 1)
        #expect(try two.faults() == [])
        #expect(two.read("Lessons/Sketches/mine.swift") == "a sketch")
        #expect(two.read(".workbook/kept/01-ways/x.swift") == "kept")
        let now = try Course(two.checkout).lesson("ends")
        #expect(Notebook.read(try two.checkout).notebook.hintsShown(now.exercises[1], of: now) == 3)
        // Twice is as once.
        let files = try FileManager.default.subpathsOfDirectory(atPath: two.clone.path)
        _ = hub(two, "adopt", "../old")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: two.clone.path) == files)
        #expect(try two.faults() == [])
    }

    @Test func `an answer that is here already stays`() throws {
        let (two, _) = try unpacked()
        let path = TwoVersions.path("ways", "As before", 2)
        try two.write("func mine() {}\n", to: path)
        let terminal = FakeTerminal()
        #expect(hub(two, "adopt", "../old", on: terminal) == 1)
        #expect(two.read(path) == "func mine() {}\n")
        #expect(terminal.text.replacing("\n", with: " ").contains("has another answer here. Yours is kept:"))
    }

    @Test func `what is no older folder is refused`() throws {
        let two = try TwoVersions()
        let terminal = FakeTerminal()
        #expect(hub(two, "adopt", "..", on: terminal) == 69)
        #expect(hub(two, "adopt", ".", on: terminal) == 69)
        #expect(terminal.complaints.joined(separator: " ").contains("is no workbook"))
        #expect(terminal.complaints.joined(separator: " ").contains("That is this folder"))
    }

    @Test func `an archive that was unpacked over the answers: those that have passed come back`() throws {
        let two = try TwoVersions()
        try FileManager.default.removeItem(at: two.clone.appendingPathComponent(".git"))
        UntouchedTexts(in: two.clone).keep()
        try two.answer()
        let course = try Course(two.checkout)
        let checked = course.lessons.flatMap { lesson in
            lesson.exercises.filter { !$0.isUntouched }.map {
                CheckedExercise(lesson: lesson.name, number: $0.number, title: $0.title, outcome: .passed)
            }
        }
        var memory = Memory(try two.checkout)
        memory.remember(checked, of: course)
        #expect(memory.notes.isEmpty)
        #expect(hub(two, "adopt") == 0)
        try FileManager.default.removeItem(at: two.clone.appendingPathComponent("Lessons"))
        try two.write(2, to: two.clone)
        let terminal = FakeTerminal()
        _ = hub(two, "map", on: terminal)
        #expect(terminal.text.replacing("\n", with: " ").contains("that passed are not there any more"))
        #expect(terminal.text.contains("swift run workbook adopt"))
        _ = hub(two, "adopt")
        // The removed ones are kept as they were. A renamed one is not known by its title any more.
        for (lesson, title) in TwoVersions.answers where ["Worded", "As before", "More code"].contains(title) {
            let text = TwoVersions.text(lesson, title, 2).replacing(
                "throw ToDo()", with: TwoVersions.answer(lesson, title))
            #expect(two.read(TwoVersions.path(lesson, title, 2)) == text)
        }
        #expect(two.read(".workbook/kept/passed/ways/old-name.swift").contains(TwoVersions.answer("ways", "Old name")))
    }
}
