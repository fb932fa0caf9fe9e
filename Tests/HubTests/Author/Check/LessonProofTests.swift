import Foundation
import Platform
import Testing

@testable import Hub

/// What is read of a proof and of a crash.
struct LessonProofTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    @Test func `an issue has its place and its own words`() {
        let file = sample.root.appendingPathComponent("Tests/ExerciseTests/subscribe/01-a.swift").path
        let events = """
            {"kind":"event","payload":{"kind":"testStarted"},"version":0}
            {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"messages":[]},"version":0}
            {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"sourceLocation":{"_filePath":"\(file)",\
            "line":7}},"messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"It passes."}]},"version":0}
            """
        #expect(
            TestIssue.all(in: events).map { $0.sentence(sample.checkout) }
                == ["Tests/ExerciseTests/subscribe/01-a.swift:7: It passes."])
    }

    private var proof: LessonProof {
        get throws { LessonProof(lesson: try sample.course.lessons[0], checkout: sample.checkout) { _ in } }
    }

    @Test func `of a proof that does not end the answers are told that are played`() throws {
        let check = "Tests/ExerciseTests/subscribe/02-a-diary.swift"
        let places = [3, 7, 7, 9].map { "\(sample.root.path)/\(check):\($0)" }
        let played = (places.map { "+\($0)" } + [places[0], places[1]].map { "-\($0)" }).joined(separator: "\n")
        try #expect(
            proof.endless(played) == [7, 9].map { "\(check):\($0): this answer waits or repeats without end." })
        try #expect(
            proof.endless("") == ["The proof of subscribe does not end: a check waits or repeats without end."])
    }

    @Test func `a crash of a proof is told with the innermost line of the lesson`() throws {
        let root = sample.root.path
        let check = "Tests/ExerciseTests/subscribe/02-a-diary.swift"
        let frames = [
            "\(root)/Tests/Support/Scene.swift:3:1", "\(root)/Lessons/02-subscribe/Solution.swift:9:5",
            "\(root)/\(check):7:5",
        ]
        func output(_ frames: [String]) -> String {
            "Fatal error: Index out of range\n*** Signal 4: Backtracing from 0x7f\n"
                + frames.enumerated().map { "\($0) f() + 12 in checks at \($1)\n" }.joined()
        }
        try #expect(
            proof.crash(output(frames), .signalled(4))
                == "Lessons/02-subscribe/Solution.swift:9: The proof has crashed: Index out of range")
        try #expect(
            proof.crash(output([frames[0], frames[2]]), .signalled(4))
                == "\(check):7: The proof has crashed: Index out of range")
        try #expect(
            proof.crash(output([]), .signalled(4))
                == "The proof has crashed: Index out of range\nPROOF=1 LESSON=subscribe swift test")
    }

    @Test func `a proof that does not end is ended`() throws {
        let file = sample.root.appendingPathComponent("pid")
        let words = ["sh", "-c", "echo $$ > '\(file.path)'; while :; do :; done"]
        #expect(try proof.end(words, ProcessInfo.processInfo.environment, limit: 0.5) == nil)
        let text = try String(contentsOf: file, encoding: .utf8)
        let pid = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(pid, 0) != 0)
    }

    @Test func `a crash is told with its step and the whole message`() throws {
        let main =
            "Lesson.play(\n    Step(\"One\") { stage in\n        show(1)\n    },\n    Step(\"Two\") { stage in\n        show(2)\n    })\n"
        try sample.write(main, to: "Lessons/02-subscribe/main.swift")
        let path = sample.root.appendingPathComponent("Lessons/02-subscribe/main.swift").path
        let output = """
            subscribe/main.swift:6: Fatal error: A malformed diagram.
            --a--|
              ^ "a" is no value here.

            *** Signal 4: Backtracing from 0x7f
            2 closure #2 in subscribe_main + 12 in subscribe at \(path):6:9
            """
        #expect(
            "\(StepCrash(output, .signalled(4), of: "subscribe", sample.checkout))" == """
                Lessons/02-subscribe/main.swift:6: The step "Two" of subscribe has crashed: A malformed diagram.
                --a--|
                  ^ "a" is no value here.
                """)
        #expect(
            "\(StepCrash("", .exited(3), of: "subscribe", sample.checkout))"
                == "The lesson subscribe has ended with 3.")
    }
}
