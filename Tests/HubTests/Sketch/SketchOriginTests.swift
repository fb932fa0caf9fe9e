import Foundation
import LessonKit
import Testing

@testable import Hub

/// A sketch that begins with a step of a lesson.
struct SketchOriginTests {
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
        (["--from", "driver", "--step", "1"], "There is no lesson \"driver\"."),
        (["theirs", "--from", "just-from", "--step", "1"], "Lessons/Sketches/theirs/main.swift is there already"),
        (["--step", "1"], "--step needs a lesson"), (["--from"], "--from takes the name of a lesson"),
        (["mine", "--from", "subscribe", "--step", "1"], "Lessons/Sketches/mine.swift is there already"),
    ])
    func `what cannot be begun is said, and nothing is written`(_ words: [String], _ says: String) throws {
        try sample.write(Self.main, to: "Lessons/10-just-from/main.swift")
        try sample.write("let helper = 1", to: "Lessons/10-just-from/Support/Helper.swift")
        try sample.write("// mine", to: "Lessons/Sketches/mine.swift")
        try sample.write("// theirs", to: "Lessons/Sketches/theirs/main.swift")
        let terminal = FakeTerminal()
        let hub = Hub(directory: root, terminal: terminal)
        #expect(hub.run(["sketch"] + words) == 64)
        #expect(terminal.complaints.first?.hasPrefix(says) == true, "\(terminal.complaints)")
        #expect(SketchFile.all(in: sample.checkout).map(\.name) == ["mine", "theirs"])
        #expect(try sample.read("Lessons/Sketches/mine.swift") == "// mine")
        #expect(try sample.read("Lessons/Sketches/theirs/main.swift") == "// theirs")
    }

    @Test func `what stands below the steps comes too`() throws {
        try sample.write(Self.main + "\n\n/// One.\nfunc one() {}\n", to: "Lessons/02-subscribe/main.swift")
        #expect(try text("3").hasSuffix("\n    show({ 1 }())\n}\n\n/// One.\nfunc one() {}\n"))
    }

    @Test func `a lesson's own files are copied beside it`() throws {
        try sample.write(Self.main, to: "Lessons/10-just-from/main.swift")
        try sample.write("let helper = 1", to: "Lessons/10-just-from/Support/Helper.swift")
        try sample.write("a note", to: "Lessons/10-just-from/Support/notes.txt")
        let origin = try SketchOrigin(sample.course.lesson("just-from"), step: "3")
        let sketch = try SketchFile("mine", in: sample.checkout).asFolder
        #expect(try sketch.create(origin.text(in: sample.checkout), with: origin.support(in: sample.checkout)))
        #expect(sketch.paths == ["Lessons/Sketches/mine/main.swift", "Lessons/Sketches/mine/Helper.swift"])
        #expect(try sample.read("Lessons/Sketches/mine/Helper.swift") == "let helper = 1")
        #expect(
            try sample.read("Lessons/Sketches/mine/main.swift").contains(
                "// From just-from, step 3, \"Plain\". What if?\n// The files beside this one are copies"))
        // What the learner changed there stays, also where the beginning of the sketch is gone.
        try sample.write("let helper = 2", to: "Lessons/Sketches/mine/Helper.swift")
        try FileManager.default.removeItem(at: sketch.url)
        #expect(try sketch.create(origin.text(in: sample.checkout), with: origin.support(in: sample.checkout)))
        #expect(try sample.read("Lessons/Sketches/mine/Helper.swift") == "let helper = 2")
        // Found again by its name and by its path, also under another name.
        #expect(try SketchFile("mine", in: sample.checkout) == sketch)
        #expect(try SketchFile("Lessons/Sketches/mine/main.swift", in: sample.checkout) == sketch)
        let folder = root.appendingPathComponent("Lessons/Sketches")
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent("mine"), to: folder.appendingPathComponent("other"))
        #expect(SketchFile.all(in: sample.checkout).map(\.path) == ["Lessons/Sketches/other/main.swift"])
    }
}
