import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct CrashReportTests {
    private func report(_ output: String, _ status: ChildProcess.Status) throws -> Diagnosis {
        let sample = try SampleCourse()
        let output = output.replacing("ROOT", with: sample.checkout.root.path)
        return CrashReport(output: output, path: SampleCourse.diary, checkout: sample.checkout)
            .died(status)
    }

    @Test func `the runtime's last words and the line of the exercise`() throws {
        let output = """
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

            *** Signal 4: Backtracing from 0x7f016536df7f... done ***

            Thread 5 "oot.default-qos" crashed:

              2 [ra]             0x00007f01659b6f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
              3 [ra]             0x000055bbaad6ef45 falls(_:) + 52 in fixture.xctest at ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift:17:18
            """
        #expect(
            try report(output, .signalled(SIGILL))
                == Diagnosis(
                    "It crashed: Index out of range",
                    place: SourcePlace("Lessons/02-subscribe/Exercises/02-a-diary.swift", line: 17)))
    }

    @Test(
        arguments: [
            (
                "all lines of the last words",
                """
                a: Fatal error: first
                ROOT/a.swift:3: Fatal error: A malformed diagram.
                  --a
                Write as: String.self.
                swift-runtime: failed to suspend thread 9389 while processing a crash; backtraces will be missing information

                *** Signal 4: Backtracing from 0x7f016536df7f... done ***
                error: Exited with unexpected signal code 4
                """, .signalled(SIGILL), "^It crashed: A malformed diagram.\n  --a\nWrite as: String.self.$"
            ),
            (
                "both types of a cast",
                "Could not cast value of type 'a.Board.(unknown context at $5578).Fog' (0x55) to 'b.StationError' (0x56).",
                .signalled(SIGABRT), "^It crashed: Could not cast value of type Fog to StationError$"
            ),
            (
                "an object that is gone, without an address",
                """
                Fatal error: Attempted to read an unowned reference but object 0x7f0c4c00a2d0 was already deallocated
                *** Signal 6: Backtracing from 0x7f016536df7f... done ***
                """, .signalled(SIGABRT),
                "^It crashed: Attempted to read an unowned reference but object was already deallocated[^$]*`unowned`"
            ),
            (
                "two accesses at the same time are no abort",
                """
                Simultaneous accesses to 0x55d0c4c00a2d0, but modification requires exclusive access.
                Previous access (a modification) started at  (0x7f33).
                Fatal access conflict detected.
                """, .signalled(SIGABRT),
                "^It crashed: Simultaneous accesses, but modification requires exclusive access.$"
            ),
            ("leaving the program", "", .exited(0), "^It ended the program with exit.0.."),
            ("without words, its signal", "", .signalled(SIGSEGV), "calls itself without end"),
            ("without words, a trap", "", .signalled(SIGTRAP), "waits for itself"),
            (
                "a signal that SwiftPM tells of", "error: Exited with unexpected signal code \(SIGSEGV)", .exited(1),
                "calls itself without end"
            ),
        ] as [(String, String, ChildProcess.Status, String)])
    func `what is known of a crash is told`(what: String, output: String, status: ChildProcess.Status, words: String)
        throws
    {
        #expect(try report(output, status).meaning.contains(Regex(words)), "\(what)")
    }

    @Test func `the line that called it all is not taken for the one that was reached`() throws {
        let caller =
            "  4 [ra] 0x1 sketch_main + 70 in sketch at ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift:4:8"
        let loop = "  0      0x2 closure #1 in  + 233 in sketch at ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift"
        #expect(try report("\(loop)\n\(caller)", .signalled(SIGTRAP)).place == nil)
        #expect(try report(caller, .signalled(SIGTRAP)).place?.line == 4)
        #expect(try report("\(loop):7:9\n\(caller)", .signalled(SIGTRAP)).place?.line == 7)
    }

    @Test func `without a report from the runtime, the stack may have been full`() throws {
        func meaning(_ output: String) throws -> String { try report(output, .signalled(SIGILL)).meaning }
        #expect(try meaning("").contains("calls itself without end"))
        let reported = try meaning("*** Signal 4: Backtracing from 0x7f016536df7f... done ***")
        #expect(reported.contains("waits for itself") && !reported.contains("without end"))
    }
}
