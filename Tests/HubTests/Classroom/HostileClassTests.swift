import ExerciseSupport
import Foundation
import Marbles
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// Files and names that somebody has made to take over the instructor's page.
@Suite(.ownThread) struct HostileClassTests {
    private static let texts = [
        "\u{1B}]52;c;cm0gLXJmIH4=\u{7}", "\u{1B}[2J", "\u{202E}fdp.exe", "\u{2066}x\u{2069}", "\r\nhidden", "\u{0}",
        "\u{9B}31m",
        "=cmd|calc!A0", "+1+2", "-2+3", "@SUM(A1)", "\t=1", " =1+1", "\u{A0}=1", "\u{200B}=1", "＝1+1",
        "\"; touch X; \"", "$(touch X)", "`touch X`", "!!", "'",
        "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "늦은 팬 👩‍👩‍👧", "", "\u{2028}", "a,b\"c", "\\",
        String(repeating: "long ", count: 5000),
    ]
    private static let numbers = [
        "0", "1", "3", "-1", "-5", "999", "1001", "2147483648", "9223372036854775807", "-9223372036854775808", "1e300",
        "0.5",
        "null", "\"1\"", "[1]",
    ]
    private static let dates = ["2026-11-21T12:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "-1", "soon"]

    private static func json(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    /// A learner's file with one exercise that the course has, and others.
    private static func file(_ random: inout SystemRandomNumberGenerator) -> Data {
        func text(_ usual: String) -> String {
            json(Bool.random(using: &random) ? usual : texts.randomElement(using: &random) ?? "")
        }
        func number(_ usual: String) -> String {
            Int.random(in: 0..<60, using: &random) > 0 ? usual : numbers.randomElement(using: &random) ?? ""
        }
        func date() -> String {
            json(Int.random(in: 0..<20, using: &random) > 0 ? dates[0] : dates.randomElement(using: &random) ?? "")
        }
        let exercises = (0..<3).map { _ in
            """
            {"lesson":\(text("subscribe")),"number":\(number("2")),"title":\(text("A diary")),"verdict":"wrong",
            "diagnosis":\(text("Not that.")),"step":\(text("A step")),"place":\(text("x")),"hints":\(number("1")),
            "checked":\(date())}
            """
        }
        let lesson = "{\"name\":\(text("subscribe")),\"number\":\(number("2")),\"exercises\":\(number("2"))}"
        return Data(
            """
            {"version":1,"made":\(date()),"lessons":[\(lesson)],
            "exercises":[\(exercises.joined(separator: ","))]}
            """.utf8)
    }

    @Test(arguments: [true, false]) func `nothing of hostile files and names reaches the page as it is`(
        _ isInCheckout: Bool
    )
        throws
    {
        var random = SystemRandomNumberGenerator()
        let course = isInCheckout ? try SampleCourse() : nil
        var counted = 0
        // `DISASTERS=1` has all ten thousand.
        for round in 0..<(isAskedToBuild ? 100 : 5) {
            let folder = try SampleClass()
            for index in 0..<50 {
                let name = (Self.texts.randomElement(using: &random) ?? "").replacing("/", with: "").replacing(
                    "\0", with: "")
                try? Self.file(&random).write(to: folder.root.appendingPathComponent("\(name.prefix(20))\(index).json"))
            }
            let files = try ClassFolder(folder.root, named: "class")
            counted += files.learners.count
            let classroom = Classroom(files.learners, course: try course?.course)
            let lines = Renderer(width: 80, paint: Paint(hasColour: false, isASCII: false))
                .lines(ClassPage(classroom: classroom, most: .max).blocks).map(\.text)
            let told = files.problems + files.notes + classroom.strangers + lines
            let bad = told.first { $0.unicodeScalars.contains(where: \.movesCursor) }
            #expect(bad == nil, "round \(round): \(bad?.printable ?? "")")
            for command in lines.joined(separator: " ").matches(of: /swift run (\S*) --walk/) {
                #expect(command.1.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil, "round \(round)")
            }
            for command in lines.joined(separator: " ").matches(of: /--step (\S+ ?\S*)/) where isInCheckout {
                #expect(command.1.hasPrefix("\"A step\""), "round \(round)")
            }
            let cells = classroom.csv.split(separator: "\n")
            let starts = cells.compactMap { cell in cell.first { !" \"\u{A0}\u{200B}".contains($0) } }
            #expect(starts.allSatisfy { !"=+-@＝".contains($0) }, "round \(round)")
            let page = ClassHTML(classroom: classroom, most: 5, left: told).text(style: "")
            #expect(!page.contains("<script>alert") && !page.contains("<img"), "round \(round)")
        }
        #expect(counted > 100)
    }

    @Test(arguments: ["9223372036854775807", "-1", "1001"]) func `a number that no check writes is refused`(
        _ hints: String
    ) {
        let text = """
            {"version":1,"exercises":[{"lesson":"a","number":1,"title":"","verdict":"wrong","diagnosis":"","hints":\(hints)}]}
            """
        let problem = #expect(throws: LearnerFile.Problem.self) { try LearnerFile.report(in: Data(text.utf8)) }
        #expect(problem?.description == "It has numbers that no check writes. Have it made again.")
    }

    @Test func `a text has an end, also one of accents`() throws {
        let text = "a" + String(repeating: "\u{301}", count: 9000)
        let file = """
            {"version":1,"exercises":[{"lesson":"a","number":1,"title":"","verdict":"wrong","diagnosis":"\(text)"}]}
            """
        let report = try LearnerFile.report(in: Data(file.utf8))
        #expect(report.exercises.first?.diagnosis.unicodeScalars.count == 2000)
    }

    @Test func `what is pasted into a shell is one word`() throws {
        for text in Self.texts + ["it's", "a b"] {
            let printed = try ChildProcess(
                ["bash", "-c", "printf %s \(text.printable.shellWord)"], environment: [:], keepsStandardOutput: true)
            while printed.status == nil { printed.wait(milliseconds: 20) }
            #expect(printed.output == text.printable)
        }
    }
}
