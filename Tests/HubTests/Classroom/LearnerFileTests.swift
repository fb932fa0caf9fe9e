import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct LearnerFileTests {
    private static let text = """
        {"version":1,"exercises":[{"lesson":"subscribe","number":1,"title":"늦은 팬","verdict":"wrong","diagnosis":"No."}]}
        """

    @Test func `what an older workbook wrote is read, and what a newer one added is passed over`() throws {
        let report = try LearnerFile.report(in: Data(Self.text.utf8))
        #expect(report.made == nil)
        #expect(report.exercises.map(\.title) == ["늦은 팬"])
        let newer = Self.text.replacing("\"lesson\"", with: "\"mood\":[1],\"lesson\"")
        #expect(try LearnerFile.report(in: Data(newer.utf8)) == report)
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
    func `a byte order mark is no hindrance`(_ encoding: String.Encoding) throws {
        let data = try #require("\u{FEFF}\(Self.text)\r\n".data(using: encoding))
        #expect(try LearnerFile.report(in: data) == LearnerFile.report(in: Data(Self.text.utf8)))
    }

    @Test(arguments: [
        (#"{"version":2,"people":[]}"#, "It has version 2 of the form, and this workbook reads up to 1. Update"),
        ("Building for debugging...", "It is no JSON object. Have it made again."),
        (#"{"version":1,"exerc"#, "It is no JSON object."),
        ("[1]", "It is no JSON object."),
        (#"{"name":"a phone's settings"}"#, "It is JSON, but not what check --json writes."),
        (#"{"version":1}"#, "It is not the whole of what check --json writes."),
        (
            #"{"version":1,"exercises":[{"lesson":"a","number":1,"title":"","verdict":"?","diagnosis":""}]}"#,
            "It is not"
        ),
    ])
    func `anything else is refused with what it is and what to do`(_ text: String, _ start: String) {
        let problem = #expect(throws: LearnerFile.Problem.self) { try LearnerFile.report(in: Data(text.utf8)) }
        #expect(problem?.description.hasPrefix(start) == true, "\(problem?.description ?? "")")
    }
}
