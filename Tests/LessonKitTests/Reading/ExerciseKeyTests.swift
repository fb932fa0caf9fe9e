import Foundation
import Terminal
import Testing

@testable import LessonKit

struct ExerciseKeyTests {
    private static let solutions = SolutionText(
        """
        import Streams

        /// One good answer to each exercise.
        enum Solution {
            /// First in,
            /// first out.
            static func exercise1() -> [String] { ["a", "b"] }

            /// It has a count.
            final class Exercise2: Shop {
                private let count = Count()

                func sell() {}
            }

            @MainActor static func exercise2() -> any Shop { Exercise2() }

            /// On main.
            @MainActor
            static func exercise3() {}

            private final class Count {}
        }
        """)

    private func key(_ number: Int, asked: String) -> ExerciseKey? {
        let text = "// Predict · Two letters (class, 6 min)\n//\n\(asked)"
        return ExerciseSource(file: "0\(number)-two-letters.swift", text: text).flatMap {
            ExerciseKey($0, asked: text, in: Self.solutions)
        }
    }

    @Test func `it has what the exercise asks, the answer and its reason, as it is shown to whoever teaches`() throws {
        let key = try #require(self.key(1, asked: "func letters() throws -> [String] {\n    throw ToDo()\n}"))
        #expect(key.why == "First in, first out.")
        #expect(key.code == [#"func letters() throws -> [String] { ["a", "b"] }"#])
        #expect(key.blocks.first == .said("**Key of 1 · Two letters**, predict, 6 min: First in, first out."))
        #expect(self.key(4, asked: "") == nil)
        let asked = try #require(
            self.key(1, asked: "//     let a = 1\n//\n// Which letters\n// come?\n\nfunc letters() {}"))
        #expect(
            asked.blocks.prefix(2) == [
                .said("**Key of 1 · Two letters**, predict, 6 min: Which letters come?"),
                .said("**Why** First in, first out."),
            ])
    }

    @Test func `an answer has the types that it names, before it or after, and no others`() throws {
        let two = try #require(key(2, asked: "final class Kiosk: Shop {}\n\nfunc shop() throws -> any Shop {\n}"))
        #expect(two.why == "It has a count.")
        #expect(
            two.code == [
                "final class Kiosk: Shop {", "    private let count = Count()", "", "    func sell() {}", "}", "",
                "@MainActor func shop() -> any Shop { Kiosk() }", "", "private final class Count {}",
            ])
        let three = try #require(key(3, asked: "@MainActor func main() throws {\n}"))
        #expect(three.why == "On main." && three.code == ["@MainActor", "func main() {}"])
    }

    @Test func `each exercise of a class has a key, and each key a reason`() {
        for folder in CourseText.folders {
            let lesson = CourseText.checkout.appending(path: "Lessons/\(folder)")
            let asked = ExerciseFile.all(in: lesson).filter { $0.exercise.setting?.place == .inClass }
            let keys = ExerciseKey.ofClass(in: lesson)
            #expect(keys.map(\.exercise.number) == asked.map(\.exercise.number), "\(folder)")
            for key in keys { #expect(!key.why.isEmpty, "\(folder) \(key.exercise)") }
        }
    }

    @Test func `the speaker's page has the keys at the exercises alone, and after the walk`() throws {
        let key = try #require(self.key(1, asked: "func letters() throws -> [String] {\n}"))
        func page(_ projector: Projector) -> String { SpeakerSample.shown(projector) { $0.keys = [key] } }
        let shown = " │ **Key of 1 · Two letters**, predict, 6 min: First in, first out."
        #expect(page(.walking(SpeakerSample.walk(4))).contains(shown))
        #expect(page(.over(SpeakerSample.walk(4, end: .finished))).contains(shown))
        for step in 0...3 { #expect(!page(.walking(SpeakerSample.walk(step))).contains("Key of")) }
    }

    @Test func `the notes have the keys, and what a learner plays has none`() throws {
        let key = try #require(self.key(1, asked: "func letters() throws -> [String] {\n}"))
        let options = try PlayOptions(["--notes"], titles: [])
        var player = Player(script: try FixtureLesson.script(), options: options, console: ScriptedTerminal())
        player.keys = [key]
        #expect(SpeakerSample.text(player.exercises).contains("Key of 1"))
        player.keys = []
        #expect(!SpeakerSample.text(player.exercises).contains("Key of"))
    }
}
