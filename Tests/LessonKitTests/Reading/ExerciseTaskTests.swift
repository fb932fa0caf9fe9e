import Testing

@testable import LessonKit

struct ExerciseTaskTests {
    private func isDiagram(_ rows: String...) -> Bool {
        let task = ExerciseTask("// Predict · One\n//\n" + rows.map { "//     \($0)\n" }.joined())
        return task.parts == [.diagram(rows)]
    }

    @Test func `marbles, spans and tables are diagrams; code is none, whatever its comments and conditions say`() {
        #expect(isDiagram("scores   -1--2--|", "sees     ----2--|"))
        #expect(isDiagram("load   [==]"))
        #expect(isDiagram("soup    5", "rice   12"))
        #expect(!isDiagram("kitchen.suspend()                    // it takes orders, but does not start yet"))
        #expect(!isDiagram("source.filter { $0 == 2 }"))
        #expect(!isDiagram("show(1)  // --"))
    }
}
