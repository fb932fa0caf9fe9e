import Foundation
import Testing

@testable import Hub

struct OperatorDiagramTests {
    private let docs: [OperatorDoc]

    init() throws { docs = OperatorDoc.all(in: try OperatorSample.shared.get().course.checkout) }

    @Test func `a run of the rows over an operator sends what they say, or it is an exception of the laboratory`()
        throws
    {
        #expect(docs.compactMap { DiagramRun($0).problem(of: $0) } == [])
        #expect(docs.count { DiagramRun($0).compared != nil } > 40)
        #expect(DiagramRun.others.keys.allSatisfy { name in LabOperator.all.contains { $0.name == name } })
    }

    @Test func `where they differ, both are shown`() throws {
        let map = try #require(docs.first { $0.name == "map" })
        let other = OperatorDoc(
            "map", map.category, map.path, 7,
            comment: ["Another.", "", "     source    -1-2-3|", "     map       -1-2-|"],
            signature: "")
        #expect(
            DiagramRun(other).problem(of: other)
                == "\(map.path):4: the row map is not what a run sends.\n    the diagram says  -1-2-|\n"
                + "    a run sends       -<10>-<20>-<30>|")
    }

    @Test func `a letter of an input is the value of its legend`() {
        let rows = [
            "Both.", "", "     a        -t---f-|    t: true, f: false", "     b        --1-2-|",
            "     merge    -t1-(2f)-|",
        ]
        let merge = OperatorDoc("merge", "Combining", "", 7, comment: rows.map { $0[...] }, signature: "")
        #expect(DiagramRun(merge).problem(of: merge)?.contains("-<true>1-2<false>-|") == true)
    }
}
