import Foundation
import Testing

@testable import LessonKit

extension Playing {
    @Suite("--walk", .serialized)
    struct Walk {
        /// What was seen, in short: the heads of steps, questions, answers, prompts.
        private func seen(_ arguments: String..., keys: WalkChoice...) throws -> [String] {
            let marks = ["of 3", "?", "[ ", "word    count", "source.map", "It does", "Exercises", "got 0", "one 1"]
            let terminal = ScriptedTerminal(keys: keys, columns: 80, hasUnicode: true)
            let script = try FixtureLesson.script()
            let options = try PlayOptions(["--walk"] + arguments, titles: script.scenes.map(\.step.title))
            var player = Player(script: script, options: options, console: terminal)
            _ = player.play()
            return terminal.lines.filter { line in marks.contains { line.contains($0) } && !line.contains("show(") }
                .map { $0.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces) }
        }

        @Test func `the question comes before the output, and the answer after it`() throws {
            #expect(
                try seen(keys: .on, .quit) == [
                    "1 of 3", "? What comes?", "[ Enter run it", "one 1", "word    count", "[ Enter next",
                ])
        }

        @Test func `Enter all the way comes to the exercises`() throws {
            let seen = try seen(keys: .on, .on, .on, .on, .on, .on)
            #expect(seen.suffix(2).first == "[ Enter finish")
            #expect(seen.last?.hasPrefix("Exercises") == true)
        }

        @Test func `back goes to the step before, at both prompts`() throws {
            #expect(
                try seen("--step", "2", keys: .back, .quit) == [
                    "2 of 3", "? When does the third one come?", "[ Enter run it", "1 of 3", "? What comes?",
                    "[ Enter run it",
                ])
            #expect(try seen("--step", "2", keys: .on, .back, .quit).contains("1 of 3"))
        }

        @Test func `back in the first step begins it again`() throws {
            #expect(try seen(keys: .back, .quit).filter { $0 == "1 of 3" }.count == 2)
        }

        @Test func `again runs the step again, at once, and shows the output alone`() throws {
            #expect(
                try seen(keys: .on, .again, .again, .quit) == [
                    "1 of 3", "? What comes?", "[ Enter run it", "one 1", "word    count", "[ Enter next", "one 1",
                    "[ Enter next", "one 1", "[ Enter next",
                ])
        }

        @Test func `before the run there is nothing to run again`() throws {
            let choice = try FixtureLesson.transcript("--walk", keys: [.again])
            #expect(!choice.lines.contains { $0.contains("one 1") && !$0.contains("show(") })
        }

        @Test func `quit ends it there`() throws {
            #expect(try seen(keys: .quit) == ["1 of 3", "? What comes?", "[ Enter run it"])
        }

        /// The prompts of the first step.
        private func prompts(columns: Int, hasKeys: Bool) throws -> [String] {
            let terminal = ScriptedTerminal(keys: [.on], columns: columns, hasUnicode: true, hasKeys: hasKeys)
            var player = Player(
                script: try FixtureLesson.script(), options: try PlayOptions(["--walk"], titles: []), console: terminal
            )
            _ = player.play()
            return terminal.lines.filter { $0.hasPrefix("[ Enter") }
        }

        @Test func `the prompt names the keys`() throws {
            #expect(
                try prompts(columns: 80, hasKeys: true) == [
                    "[ Enter run it · b back · q quit]", "[ Enter next · b back · r run again · q quit]",
                ])
            #expect(try prompts(columns: 40, hasKeys: true).last == "[ Enter next b back r run again q quit]")
        }

        @Test func `where letters want Enter as well, the prompt says so`() throws {
            #expect(
                try prompts(columns: 80, hasKeys: false) == [
                    "[ Enter run it · b back or q quit, and Enter]",
                    "[ Enter next · b back, r run again or q quit, and Enter]",
                ])
            #expect(try prompts(columns: 40, hasKeys: false).last == "[ Enter next · b, r or q, and Enter]")
        }

        @Test func `without a terminal it says so and plays straight through`() throws {
            let played = try FixtureLesson.transcript("--walk")
            #expect(
                played.complaints == [
                    "--walk needs a terminal, where somebody can press Enter. The lesson plays without stops."
                ])
            #expect(played.lines == (try FixtureLesson.transcript().lines))
        }
    }
}
