import Marbles
import Testing

@testable import LessonKit

/// What plays a step, of which there is one at a time in a process: `show` goes to the one that is being played.
@Suite("Playing", .serialized)
struct Playing {
    @Test func `a lesson straight through, on 80 columns`() throws {
        let played = try FixtureLesson.transcript()
        #expect(played.text == "x")
        #expect(played.status == 1, "a step threw")
    }

    @Test func `the same on 40 columns in ASCII`() throws {
        #expect(try FixtureLesson.transcript("--ascii", columns: 40).text == "x")
    }

    @Test(arguments: [20, 40, 47, 60, 80, 100, 300], [true, false])
    func `no line is wider than the page`(columns: Int, hasUnicode: Bool) throws {
        let width = min(100, max(40, columns))
        let played = try FixtureLesson.transcript("--notes", columns: columns, hasUnicode: hasUnicode)
        for line in played.lines { #expect(line.displayWidth <= width, "\(line)") }
    }
}
