import Foundation
import Testing

@testable import LessonKit

extension Playing {
    /// A lesson whose second step says more.
    @Suite("--core", .serialized)
    struct Core {
        private let readme = FixtureLesson.readme.replacing(
            "Instructor · 4 minutes", with: "Instructor · 4 minutes · more")

        private func heads(_ arguments: String..., keys: [WalkChoice] = []) throws -> [String] {
            let terminal = ScriptedTerminal(keys: keys)
            try FixtureLesson.play(arguments, readme: readme, on: terminal)
            return terminal.lines.filter { $0.contains("of 3 ·") || $0.hasPrefix(" Exercises") }.map {
                String($0.prefix { $0 != "·" }.drop { $0 == " " }.prefix(6))
            }
        }

        @Test func `without the steps that say more it plays the others, under their own numbers`() throws {
            #expect(try heads() == ["1 of 3", "2 of 3", "3 of 3", "Exerci"])
            #expect(try heads("--core") == ["1 of 3", "3 of 3", "Exerci"])
            #expect(try heads("--core", "--step", "2") == ["2 of 3"], "a step that is named is played")
        }

        @Test func `a walk goes on and back without them, and a number still goes there`() throws {
            let steps: [WalkChoice] = [.on, .on, .on]
            #expect(try heads("--walk", "--core", keys: steps + [.quit]) == ["1 of 3", "3 of 3"])
            #expect(try heads("--walk", "--core", keys: steps + [.back, .quit]) == ["1 of 3", "3 of 3", "1 of 3"])
            #expect(
                try heads("--walk", "--core", keys: [.digit(2), .on, .on, .on, .nextStep, .quit])
                    == ["1 of 3", "2 of 3", "3 of 3"])
        }

        @Test func `the list leaves them out, and its sum too`() throws {
            let sentence = String(repeating: "word ", count: 65)
            let recap = "## Recap\n\n- \(sentence)\n\n> Why?\n>\n> - **A** So.\n\n**A** So.\n\n## Exercises"
            func list(_ arguments: String...) throws -> String {
                let terminal = ScriptedTerminal()
                try FixtureLesson.play(
                    ["--list"] + arguments, readme: readme.replacing("## Exercises", with: recap), on: terminal
                ) { $0.took = ["Plain output": 6.5] }
                return terminal.text
            }
            let lines = try list().components(separatedBy: "\n")
            #expect(lines.contains { $0.hasPrefix(" A fixture ") && $0.hasSuffix(" 6 to 9 min in class") })
            #expect(lines.contains { $0.hasPrefix("     Introduction ") && $0.hasSuffix(" 0.5 min") })
            #expect(
                lines.contains { $0.hasPrefix("  1  Plain output ") && $0.hasSuffix(" 1.5 min · yours 6.5") })
            #expect(lines.contains("     vote 1:11 · run 0:31"))
            #expect(lines.contains { $0.hasPrefix("  2  Virtual time ") && $0.hasSuffix(" more · 1.5 to 3.5 min") })
            #expect(lines.contains { $0.hasPrefix("     Recap ") && $0.hasSuffix(" 0.5 to 1.5 min") }, "as in the book")
            #expect(lines.contains { $0.contains("`yours` is the median of your") })
            #expect(try list("--core").contains(" 4 to 5 min in class"))
            #expect(!(try list("--core").contains("Virtual time")))
        }

        @Test func `the speaker's plan and its next step are those of the walk`() throws {
            let text = LessonText(readme)
            var walk = SpeakerSample.walk(1)
            walk.plan.isCore = true
            let state = SpeakerState(
                own: .init(folder: "98-fixture", text: text), projector: .walking(walk), text: text,
                usual: ["Plain output": 6.5], now: SpeakerSample.start + 60)
            #expect(state.next?.title == "An error")
            let minutes = text.steps.map(\.time.brief)
            #expect(state.clock?.all == minutes[0] + minutes[2])
            #expect(state.clock?.parts.first?.hasSuffix("min, yours 6.5") == true)
            walk.plan.isFull = true
            #expect(
                walk.plan.minutes(text, shown: []) == [
                    text.introTime.brief, text.steps[0].time.full, 0, text.steps[2].time.full, 0,
                ])
        }
    }
}
