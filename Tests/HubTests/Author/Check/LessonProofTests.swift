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
