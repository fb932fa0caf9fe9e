import Foundation
import LessonKit
import Testing

@testable import Hub

/// A sketch that begins with a step of a lesson.
@Suite struct SketchOriginTests {
    private static let main = """
        import LessonKit
        import Streams

        struct Oops: Error {}

        Lesson.play(
            Step("A \\"word\\"", ticks: 20) { stage in
                let one = Observable.just(1)

                _ = one.record("one", on: stage).subscribe()
            },

            Step(
                "Later", lasting: .milliseconds(900)
            ) { _ in
                show("later")
            },

            Step("Plain") { stage in
                show({ 1 }())
            }
        )
        """

    private let sample: SampleCourse
    private let root: URL

    init() throws {
        sample = try SampleCourse()
        root = sample.root
        try sample.write(Self.main, to: "Lessons/02-subscribe/main.swift")
    }

    private func text(_ step: String) throws -> String {
        try SketchOrigin(sample.course.lesson("subscribe"), step: step).text(in: sample.checkout)
    }

    @Test func `it has what stands above the steps, the step's code and its time`() throws {
        #expect(
            try text("1") == """
                import LessonKit
                import Streams

                struct Oops: Error {}

                // From subscribe, step 1, "A "word"". What if?
                Sketch.play(ticks: 20) { stage in
                    let one = Observable.just(1)

                    _ = one.record("one", on: stage).subscribe()
                }

                """)
        #expect(try text("2").contains("Sketch.play(lasting: .milliseconds(900)) { stage in\n    show(\"later\")\n}\n"))
        #expect(try text("3").contains("Sketch.play { stage in\n    show({ 1 }())\n}\n"))
    }

    @Test(arguments: [
        (["--from", "subscribe"], "Which step of subscribe?"),
        (["--from", "subscribe", "--step", "x"], "Which step of"),
        (["--from", "subscribe", "--step", "4"], "subscribe has no step 4. It has the steps 1 to 3."),
        (["--from", "subscribed", "--step", "1"], "There is no lesson \"subscribed\"."),
        (["--from", "just-from", "--step", "1"], "The steps of just-from use files that stand beside them"),
        (["--step", "1"], "--step needs a lesson"), (["--from"], "--from takes the name of a lesson"),
        (["mine", "--from", "subscribe", "--step", "1"], "Lessons/Sketches/mine.swift is there already"),
    ])
    func `what cannot be begun is said, and nothing is written`(_ words: [String], _ says: String) throws {
        try sample.write("let helper = 1", to: "Lessons/10-just-from/Support/Helper.swift")
        try sample.write("// mine", to: "Lessons/Sketches/mine.swift")
        let terminal = FakeTerminal()
        let hub = Hub(directory: root, terminal: terminal)
        #expect(hub.run(["sketch"] + words) == 64)
        #expect(terminal.complaints.first?.hasPrefix(says) == true, "\(terminal.complaints)")
        #expect(SketchFile.all(in: sample.checkout).map(\.name) == ["mine"])
        #expect(try sample.read("Lessons/Sketches/mine.swift") == "// mine")
    }
}
