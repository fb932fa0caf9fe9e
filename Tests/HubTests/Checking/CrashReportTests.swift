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

    @Test func `all lines of the last words are told`() throws {
        let output = """
            a: Fatal error: first
            ROOT/a.swift:3: Fatal error: A malformed diagram.
              --a
            Write as: String.self.
            swift-runtime: failed to suspend thread 9389 while processing a crash; backtraces will be missing information

            *** Signal 4: Backtracing from 0x7f016536df7f... done ***
            error: Exited with unexpected signal code 4
            """
        #expect(
            try report(output, .signalled(SIGILL)).meaning
                == "It crashed: A malformed diagram.\n  --a\nWrite as: String.self.")
    }

    @Test func `a cast that fails names both types`() throws {
        let output =
            "Could not cast value of type 'a.Board.(unknown context at $5578).Fog' (0x55) to 'b.StationError' (0x56)."
        #expect(
            try report(output, .signalled(SIGABRT)).meaning
                == "It crashed: Could not cast value of type Fog to StationError")
    }

    @Test func `what is said of an object that is gone has no address`() throws {
        let output = """
            Fatal error: Attempted to read an unowned reference but object 0x7f0c4c00a2d0 was already deallocated
            *** Signal 6: Backtracing from 0x7f016536df7f... done ***
            """
        let meaning = try report(output, .signalled(SIGABRT)).meaning
        #expect(
            meaning.hasPrefix("It crashed: Attempted to read an unowned reference but object was already deallocated"))
        #expect(meaning.contains("`unowned`"))
    }

    @Test func `two accesses at the same time are no abort`() throws {
        let output = """
            Simultaneous accesses to 0x55d0c4c00a2d0, but modification requires exclusive access.
            Previous access (a modification) started at  (0x7f33).
            Fatal access conflict detected.
            """
        #expect(
            try report(output, .signalled(SIGABRT)).meaning
                == "It crashed: Simultaneous accesses, but modification requires exclusive access.")
    }

    @Test func `the line that called it all is not taken for the one that was reached`() throws {
        let caller =
            "  4 [ra] 0x1 sketch_main + 70 in sketch at ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift:4:8"
        let loop = "  0      0x2 closure #1 in  + 233 in sketch at ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift"
        #expect(try report("\(loop)\n\(caller)", .signalled(SIGTRAP)).place == nil)
        #expect(try report(caller, .signalled(SIGTRAP)).place?.line == 4)
        #expect(try report("\(loop):7:9\n\(caller)", .signalled(SIGTRAP)).place?.line == 7)
    }

    @Test func `leaving the program is named`() throws {
        #expect(try report("", .exited(0)).meaning.hasPrefix("It ended the program with exit(0)."))
    }

    @Test func `a crash without words is explained by its signal`() throws {
        #expect(try report("", .signalled(SIGSEGV)).meaning.contains("calls itself without end"))
        #expect(try report("", .signalled(SIGTRAP)).meaning.contains("waits for itself"))
    }

    @Test func `without a report from the runtime, the stack may have been full`() throws {
        func meaning(_ output: String) throws -> String { try report(output, .signalled(SIGILL)).meaning }
        #expect(try meaning("").contains("calls itself without end"))
        let reported = try meaning("*** Signal 4: Backtracing from 0x7f016536df7f... done ***")
        #expect(reported.contains("waits for itself") && !reported.contains("without end"))
    }

    @Test func `a signal that SwiftPM tells of counts`() throws {
        let output = "error: Exited with unexpected signal code \(SIGSEGV)"
        #expect(try report(output, .exited(1)).meaning.contains("calls itself without end"))
    }
}
