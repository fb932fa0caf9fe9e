import Foundation
import Marbles
import Testing

extension Documentation {
    static let ofStreams = Documentation(
        of: URL(filePath: #filePath).appending(path: "../../../../Sources/Streams").standardized)
}

/// Each diagram in a doc comment of Streams is run, and is true. All run on the main queue, which some of them promise.
@Suite("Diagrams of the documentation", .counted) @MainActor
struct DiagramTests {
    @Test(arguments: Documented.all)
    func `a diagram is true`(_ entry: Documented) {
        for fault in entry.run().faults { Issue.record("\(fault)", sourceLocation: entry.location) }
    }

    @Test func `every diagram is well-formed`() {
        for fault in Documentation.ofStreams.faults { Issue.record("\(fault)") }
    }

    @Test func `every row of every diagram is run`() {
        var used: [String: Set<Int>] = [:]
        for entry in Documented.all { used[entry.file, default: []].formUnion(entry.run().used) }
        for diagram in Documentation.ofStreams.diagrams {
            for row in diagram.rows where used[diagram.file]?.contains(row.line) != true {
                Issue.record(
                    "Sources/Streams/\(diagram.file):\(row.line): nothing runs this row. Add Documented(\"\(diagram.file)\", \"\(row.label)\") { ... }"
                )
            }
        }
    }
}
