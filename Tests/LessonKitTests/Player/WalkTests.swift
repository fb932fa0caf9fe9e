import Foundation
import Testing

@testable import LessonKit

extension Playing {
    @Suite("--walk", .serialized)
    struct Walk {
        /// What was seen, in short: the heads of steps, questions, answers, prompts.
        private func seen(_ arguments: String..., keys: WalkStep...) throws -> [String] {
            let marks = ["of 3", "?", "[ ", "word    count", "source.map", "It does", "Exercises", "got 0", "one 1"]
            let terminal = ScriptedTerminal(keys: keys, columns: 80, hasUnicode: true)
            let script = try FixtureLesson.script()
            let options = try PlayOptions(["--walk"] + arguments, titles: script.scenes.map(\.step.title))
            var player = Player(script: script, options: options, terminal: terminal)
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

        @Test func `again plays the step again`() throws {
            let seen = try seen(keys: .on, .again, .on, .quit)
            #expect(seen.filter { $0 == "1 of 3" }.count == 2)
            #expect(seen.filter { $0 == "one 1" }.count == 2)
        }

        @Test func `quit ends it there`() throws {
            #expect(try seen(keys: .quit) == ["1 of 3", "? What comes?", "[ Enter run it"])
        }

        /// The prompts of the first step.
        private func prompts(columns: Int, hasKeys: Bool) throws -> [String] {
            let terminal = ScriptedTerminal(keys: [.on], columns: columns, hasUnicode: true, hasKeys: hasKeys)
            var player = Player(
                script: try FixtureLesson.script(), options: try PlayOptions(["--walk"], titles: []), terminal: terminal
            )
            _ = player.play()
            return terminal.lines.filter { $0.hasPrefix("[ Enter") }
        }

        @Test func `the prompt names the keys`() throws {
            #expect(
                try prompts(columns: 80, hasKeys: true) == [
                    "[ Enter run it · b back · r again · q quit]", "[ Enter next · b back · r again · q quit]",
                ])
            #expect(try prompts(columns: 40, hasKeys: true).first == "[ Enter run it b back r again q quit]")
        }

        @Test func `where letters want Enter as well, the prompt says so`() throws {
            #expect(
                try prompts(columns: 80, hasKeys: false) == [
                    "[ Enter run it · b back, r again or q quit, and Enter]",
                    "[ Enter next · b back, r again or q quit, and Enter]",
                ])
            #expect(try prompts(columns: 40, hasKeys: false).first == "[ Enter run it · b, r or q, and Enter]")
        }

        @Test func `without a terminal it says so and plays straight through`() throws {
            let played = try FixtureLesson.transcript("--walk")
            #expect(
                played.complaints == [
                    "--walk wants a terminal, where somebody can press Enter. Playing straight through."
                ])
            #expect(played.lines == (try FixtureLesson.transcript().lines))
        }
    }
}
