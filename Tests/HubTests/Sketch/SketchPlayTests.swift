import Foundation
import LessonKit
import Terminal
import Testing

@testable import Hub

/// Sketches as they are built and run, in a course of their own.
@Suite(.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"))
struct SketchPlayTests {
    private let course: RealCourse
    private let second = Date.now

    init() throws { course = try RealCourse() }

    /// In a course that is built already.
    init(in course: RealCourse) { self.course = course }

    /// What comes of a sketch; of one with `body` in virtual time, unless the whole `text` is given.
    private func play(_ body: String, text: String? = nil, name: String = "mine") throws -> SketchResult {
        let sketch = try SketchFile(name, in: course.checkout)
        _ = try sketch.create()
        let text = text ?? "import LessonKit\nimport Streams\n\nSketch.play { stage in\n\(body)\n}\n"
        try Data(text.utf8).write(to: sketch.url)
        // As quick as a learner can be: each save is in the same second.
        try FileManager.default.setAttributes([.modificationDate: second], ofItemAtPath: sketch.url.path)
        return try play(sketch)
    }

    @Test func `whatever is in a sketch, it is built, run and drawn, or what is wrong is told`() throws {
        try playAll()
    }

    func playAll() throws {
        try template()
        try broken()
        try crash()
        try endless()
        try realClock()
        try others()
        try steps()
        try stepsWithFiles()
    }

    /// A sketch that begins with a step compiles and does what the step does.
    private func steps() throws {
        for (lesson, step) in [("subscribe", 2), ("schedulers", 1), ("sharing", 3)] {
            let result = try play(step: step, of: lesson)
            #expect(result.isDone, "\(lesson) \(step): \(result.diagnoses.map(\.meaning))")
            #expect(result.report?.hasRows == true, "\(lesson) \(step)")
        }
    }

    /// A sketch of a lesson whose steps use files of their own. An error in one of the copies is named with its line.
    private func stepsWithFiles() throws {
        for (lesson, step) in [("driver", 4), ("login-form", 2), ("from-scratch", 1), ("modern-swift", 1)] {
            let result = try play(step: step, of: lesson)
            #expect(result.isDone, "\(lesson) \(step): \(result.diagnoses.map(\.meaning))")
            #expect(result.report?.lineCount ?? 0 > 0, "\(lesson) \(step)")
        }
        let sketch = try SketchFile("driver-4", in: course.checkout)
        try course.write("let x: Int = \"one\"\n", to: "Lessons/Sketches/driver-4/Form.swift")
        let wrong = try play(sketch)
        #expect(wrong.outcome == .doesNotCompile)
        // Both files have errors now, and `swiftbuild` may stop after one of them.
        #expect(wrong.diagnoses.first?.place?.path.hasPrefix("Lessons/Sketches/driver-4/") == true)
    }

    private func play(step: Int, of lesson: String) throws -> SketchResult {
        let origin = try SketchOrigin(course.course.lesson(lesson), step: "\(step)")
        var sketch = try SketchFile(origin.name, in: course.checkout)
        let support = try origin.support(in: course.checkout)
        if !support.isEmpty { sketch = sketch.asFolder }
        _ = try sketch.create(origin.text(in: course.checkout), with: support)
        return try play(sketch)
    }

    private func play(_ sketch: SketchFile) throws -> SketchResult {
        try SketchPlay(
            sketch: sketch, timeLimit: 2, onProgress: { _ in }, onReport: { _ in }, isCancelled: { false }
        ).result()
    }

    private func lines(_ result: SketchResult) -> [String] {
        Renderer(width: 80, paint: Paint(hasColour: false, isASCII: true)).lines(result.blocks).map(\.text)
    }

    /// The template compiles and draws what it says.
    private func template() throws {
        let result = try play("", text: SketchFile.template)
        #expect(
            lines(result) == [
                "     tick      0 2 4 6    8    10", "     numbers   ^-0-1-2...-3...-(4|)",
                "     big       ^-----<20>-<30>-(40|)", "     one tick is 100 ms", "", "      600 ms  got 20",
                "      800 ms  got 30", "     1000 ms  got 40",
            ])
        #expect(result.isDone)
    }

    /// One that does not compile is told with its line, and stands in nobody's way.
    private func broken() throws {
        let wrong = try play("let x: Int = \"one\"", name: "broken")
        #expect(wrong.outcome == .doesNotCompile)
        #expect(wrong.diagnoses.first?.place == SourcePlace("Lessons/Sketches/broken.swift", line: 5, column: 14))
        #expect(try play("print(1)").isDone)
        let build = Build(
            checkout: try course.checkout, folder: BuildFolder(for: try course.checkout),
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "ONLY" }, onProgress: { _ in },
            isCancelled: { false })
        guard case .built = try build.programs(of: ["sync-async"]) else {
            Issue.record("a sketch stands in the way of a lesson")
            return
        }
    }

    /// What came before a crash is shown, with the line.
    private func crash() throws {
        let crash = try play(
            "    _ = Observable.of(3, 0).map { 6 / $0 }.record(\"row\").subscribe(onNext: { print($0) })")
        #expect(crash.outcome == .crashed)
        #expect(crash.diagnoses.first?.meaning == "It crashed: Division by zero")
        #expect(crash.diagnoses.first?.place?.line == 5)
        #expect(lines(crash).contains { $0.hasPrefix("     row") && $0.contains("2") })
        #expect(lines(crash).last == "     2")
    }

    /// One that does not end is ended, and its line is named.
    private func endless() throws {
        let hung = try play("    print(\"before\")\n\n    while true { _ = [2, 1].sorted() }")
        #expect(hung.outcome == .hung)
        #expect(hung.diagnoses.first?.place?.line == 7)
        #expect(lines(hung).last == "     before")
    }

    /// On the real clock queues are named, and other output is shown without a time.
    private func realClock() throws {
        let text = """
            import Foundation
            import LessonKit
            import Streams

            Sketch.play(lasting: .milliseconds(300)) { _ in
                puts("raw \\u{1B}[2J")
                _ = Observable<Int>.timer(.milliseconds(50), scheduler: MainScheduler.instance)
                    .record("once").subscribe(onNext: { print("got", $0) })
            }

            """
        let real = try play("", text: text)
        #expect(real.isDone)
        #expect(lines(real).contains { $0.contains(" ms  main  got 0") })
        #expect(lines(real).suffix(2) == ["It printed:", "  raw [2J"])
    }

    /// Without Sketch.play it runs as any program does. With an end of its own it says so.
    private func others() throws {
        let plain = try play("", text: "print(1)\n")
        #expect(plain.isDone)
        #expect(lines(plain).prefix(2) == ["It printed:", "  1"])
        #expect(lines(plain).contains { $0.hasPrefix("It ran to its end.") })
        let ended = try play("", text: "import Foundation\nimport LessonKit\nSketch.play { _ in exit(3) }\n")
        #expect(ended.outcome == .left)
        #expect(ended.diagnoses.map(\.meaning) == ["It ended its own program with exit(3)."])
        let threw = try play("    struct Oops: Error {}\n    throw Oops()")
        #expect(threw.outcome == .threw)
        #expect(threw.diagnoses.map(\.meaning) == ["Oops()"])
    }
}
