import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// An operator that is begun, and what is said of one that lacks something.
struct NewOperatorTests {
    private let sample: SampleCourse
    private static let forms = "Sources/Hub/Laboratory/Operators/FilteringOperators.swift"
    private static let runs = OperatorRecord.runs(of: "Filtering")

    init() throws {
        sample = try SampleCourse()
        try sample.write("static let filtering = [\n]\n", to: Self.forms)
        try sample.write("@Entries static var filtering: [Documented] {\n}\n", to: Self.runs)
        try sample.write("", to: "Sources/Streams/Filtering/Filter.swift")
    }

    @Test(arguments: [
        ("firstOf(_:)", "FirstOf", "firstOf<Source: ObservableConvertibleType>(_ other: Source)", "firstOf($0.other)"),
        ("gated(by:)", "Gated", "gated<Source: ObservableConvertibleType>(by other: Source)", "gated(by: $0.other)"),
        ("firstOf", "FirstOf", "firstOf()", "firstOf()"),
    ])
    func `an operator of any category may take another source, with a label or without`(
        name: String, file: String, declaration: String, call: String
    ) throws {
        #expect(sample.hub("author", "operator", name, "Filtering") == 0)
        #expect(try sample.read("Sources/Streams/Filtering/\(file).swift").contains("public func \(declaration) ->"))
        #expect(try sample.read(Self.forms).contains("{ $0.source.\(call) }"))
        #expect(try sample.read(Self.runs).contains("Filtering/\(file).swift"))
    }

    @Test func `a name that is none is refused with the ways to write one`() {
        let terminal = sample.told(
            "author", "operator", "Take!", "Filtering", ending: Hub.Exit.usage, on: FakeTerminal(columns: 200))
        #expect(terminal.complaints.first?.hasSuffix("as in code: pairwise, 'sample(_:)' or 'take(until:)'") == true)
    }

    @Test(arguments: [
        ("a()       -1-(2-|", "a()       -1-(2-|\n"),
        ("a()       -1--2-|    b: two", "the legend has b, and no row has it."),
        ("a() -1--2-|", "a() -1--2-|\nThis row has no label."),
    ])
    func `a row that cannot be read is told at its line`(row: String, says: String) throws {
        try sample.write(
            "/// A comment.\n///\n///     source    -1--2-|\n///     \(row)\n",
            to: "Sources/Streams/Filtering/Filter.swift")
        try sample.write(
            "extension ObservableType {\n    /// B.\n    public func b() {}\n}\n",
            to: "Sources/Streams/Filtering/B.swift")
        let problems = OperatorCheck(try sample.course).problems
        #expect(problems.contains { $0.hasPrefix("Sources/Streams/Filtering/Filter.swift:4: \(says)") }, "\(problems)")
    }

    @Test func `a comment without a word of the end is told, and a name that leads to another page`() throws {
        let page = "Lessons/Operators/Filtering/firstOf.md"
        #expect(sample.hub("author", "operator", "firstOf(_:)", "Filtering") == 0)
        try sample.write(
            "extension ObservableType {\n    /// A filter.\n    public func filter() {}\n}\n",
            to: "Sources/Streams/Filtering/Filter.swift")
        #expect(sample.hub("author", "operator", "filter") == 0)
        try sample.edit(page, "- AsyncSequence: none", "- AsyncSequence: none\n- RxJS: `filter` behind `first`")
        let link = "### [map](../Transforming/map.md)\n\nTODO: what is different, with both names.\n\n"
        for page in [page, "Lessons/Operators/Filtering/filter.md"] { try sample.edit(page, link, "") }
        try sample.write(
            "# Which operator?\n\n## What?\n\n- This → [firstOf](Filtering/firstOf.md)\n", to: OperatorTree.path)
        let problems = OperatorCheck(try sample.course).problems
        #expect(
            problems.contains {
                $0.hasPrefix(
                    "Sources/Streams/Filtering/Filter.swift:3: the comment over filter does not say how it ends")
            }, "\(problems)")
        let says =
            "\(page):11: `filter` leads to the page of filter, and a name in backticks has to lead to its own page. "
        #expect(problems.contains("\(says)Write filter without them."), "\(problems)")
    }

    @Test func `each TODO is told at its line, and a form that is newer than the program as one`() throws {
        #expect(sample.hub("author", "operator", "firstOf(_:)", "Filtering") == 0)
        let problems = OperatorCheck(try sample.course).problems
        for line in [2, 8] {
            let place = "Sources/Streams/Filtering/FirstOf.swift:\(line): to be written: "
            #expect(problems.count { $0.hasPrefix(place) } == 1, "\(problems)")
        }
        for line in [3, 9] {
            #expect(
                problems.contains { $0.hasPrefix("Lessons/Operators/Filtering/firstOf.md:\(line): to be written: ") })
        }
        #expect(
            problems.contains(
                "\(Self.forms): firstOf stands there, and this program was built before it. Build it again: "
                    + "swift build --product workbook"))
        try sample.write("static let filtering = [\n]\n", to: Self.forms)
        #expect(
            OperatorCheck(try sample.course).problems.contains {
                $0.hasPrefix("\(Self.forms): the laboratory has no firstOf.")
            })
    }
}
