import Foundation
import Testing

/// The overloads for two to eight sources are all alike. They are written once, in `ArityFile`.
///
/// After a change there: `WRITE_ARITIES=1 swift test --filter ArityTests`, and `swift format -i Sources/Streams/Arities/*`.
@Suite("Overloads by arity", .counted)
struct ArityTests {
    @Test(arguments: ArityFile.all)
    func `a file has the overloads of its template`(_ file: ArityFile) throws {
        if ProcessInfo.processInfo.environment["WRITE_ARITIES"] != nil { try file.write() }
        #expect(
            file.isUpToDate,
            """
            Sources/Streams/Arities/\(file) is not what ArityFile makes. Change ArityFile, then:
            WRITE_ARITIES=1 swift test --filter ArityTests; swift format -i Sources/Streams/Arities/*
            """)
    }
}
