import Foundation
import Testing

@testable import LessonKit

@Suite("A lesson put together")
struct LessonScriptTests {
    private func problems(_ make: () throws -> LessonScript) -> String {
        do {
            _ = try make()
            return ""
        } catch {
            return "\(error)"
        }
    }

    private func script(readme: String = FixtureLesson.readme, main: (String) -> String = { $0 }) throws -> LessonScript
    {
        try LessonScript(
            folder: URL(fileURLWithPath: "/a b/Lessons/98-fixture"), steps: FixtureLesson.steps, readme: readme,
            main: main(try FixtureLesson.source()), exercises: [])
    }

    @Test func `each step has its prose and its code`() throws {
        let script = try script()
        #expect(script.name == "fixture")
        #expect(script.folder == "Lessons/98-fixture")
        #expect(script.entries.map(\.step.title) == script.entries.map(\.text.title))
        #expect(script.entries.first?.code.first == "show(\"one\", 1)")
    }

    @Test func `a folder that is not where it was built, and a file that has changed since, are told with what to do`()
    {
        let moved = problems { try LessonScript(mainFile: "/a b/Lessons/98-fixture/main.swift", steps: []) }
        #expect(moved.contains("/a b/Lessons/98-fixture/README.md cannot be read."))
        #expect(moved.contains("If the folder has been moved since, build the lesson again"))
        let changed = problems { try script(main: { "\n" + $0 }) }
        #expect(
            changed.contains("the step \"Plain output\" is not on this line.") && changed.contains("build it again"))
    }

    @Test func `headings and steps that differ are told; a step without a question is played all the same`() throws {
        let text = problems {
            try script(readme: FixtureLesson.readme.replacing("## Virtual time", with: "## Virtual tme"))
        }
        #expect(text.hasPrefix("This lesson cannot be played:\n"))
        #expect(text.contains("the heading \"Virtual tme\" has no Step"))
        #expect(text.contains("the step \"Virtual time\" has no heading"))
        let readme = FixtureLesson.readme.replacing("> What comes?", with: "Look.")
        #expect(try script(readme: readme).entries.first?.text.questions == [])
    }
}
