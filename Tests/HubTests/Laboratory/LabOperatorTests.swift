import Foundation
import Marbles
import Testing

@testable import Hub
@testable import LessonKit

struct LabOperatorTests {
    /// The output of each example that is not the diagram over its operator: `OperatorDiagramTests` compares the others.
    private static let outputs = [
        "just": "(5|)", "timer": "---(0|)", "interval": "--0-1-(2|)",
        "window": "a--b----c----d---| a: w1 b: w2 c: w3 d: w4", "groupBy": "-1-0-------|", "single": "-----4--|",
        "mergeMaxConcurrent": "--1--1-2-2-2|", "withLatestFrom": "------8---8--|", "retry": "-1--1-#",
        "retryWhen": "-1----1----1----1----1----1---", "dematerialize": "--1--2--#", "publish": "-----1-2-3|",
        "refCount": "--1--2--3--|", "replay": "--1--2--3--|", "replayAll": "--1--2--3--|", "share": "--1--2--3--|",
    ]

    @Test(arguments: LabOperator.all.map(\.typed))
    func `every example runs`(_ typed: String) throws {
        let one = try LabOperator(typed: typed)
        let output = try LabSample.output(one.example)
        if DiagramRun.others[one.name] != nil || Self.outputs[typed] != nil {
            #expect(output == Self.outputs[typed])
        }
        #expect(one.example.contains { LabOperator.typed($0) == typed })
    }

    @Test(arguments: LabOperator.all.map(\.typed))
    func `an operator alone shows how it is typed, and its example`(_ typed: String) throws {
        let one = try LabOperator(typed: typed)
        let answer = LabSample.marble(typed)
        #expect(answer.status == 0)
        #expect(answer.complaints.isEmpty)
        #expect(answer.text.contains("tick "))
        if one.example.count > 1 { #expect(answer.text.contains(LabOperator.command(one.example))) }
    }

    @Test func `each operator has one name, in the category of its folder, and no reason not to be there`() throws {
        #expect(Set(LabOperator.all.map(\.typed)).count == LabOperator.all.count)
        #expect(LabOperator.categories.map(\.name) == OperatorDoc.categories)
        for name in Array(LabOperator.absent.keys) { #expect(!LabOperator.all.contains { $0.name == name }, "\(name)") }
        let checkout = try Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent())
        for doc in OperatorDoc.all(in: checkout) {
            let category = LabOperator.categories.first { $0.operators.contains { $0.name == doc.name } }
            #expect(category == nil || category?.name == doc.category, "\(doc.name)")
        }
    }

    @Test(arguments: [
        (["timer", "3", "2", "|>", "take", "3"], "---0-1-(2|)"),
        (["skip", "4t", "-1-2-3-4-|"], "-----3-4-|"),
        (["single", "--1----|"], "--1----|"),
        (["throttle", "5", "latest:false", "-1-2-3------4--|"], "-1----------4--|"),
        (["distinctUntilChanged", "x % 2", "--1--3--4--|"], "--1-----4--|"),
        (["distinctUntilChanged", "abs(a - b) < 2", "--1--2--5--6--|"], "--1-----5-----|"),
        (["sample", "0", "-1-----|", "--x--x-|"], "--1--0-(0|)"),
        (["merge", "x=-1-2|", "-x|"], "--1-2|"),
        (["merge", "-a|", "--b|", "---c|"], "-abc|"),
        (["concat", "x=-1|", "y=2|", "(xy)|"], "-12|"),
        (["zip", "-1|", "--2|"], "--a| a: (1, 2)"),
        (["zip", "a + b + c", "-1|", "--2|", "---3|"], "---6|"),
        (["combineLatest", "a - b", "-5|", "--2|"], "--3|"),
        (["withLatestFrom", "a + b", "--1---2|", "---3-4-|"], "------6|"),
        (["catch", "-1-#", "-2-#", "-3|"], "-1--2--3|"),
        (["amb", "--1|", "-2|", "---3|"], "-2|"),
        (["takeUntil", "x > 2", "--1--2--3--4--|"], "--1--2--|"),
        (["takeUntil", "x > 2", "inclusive", "--1--2--3--4--|"], "--1--2--(3|)"),
        (["takeWhile", "x < 3", "inclusive", "--1--2--3--4--|"], "--1--2--(3|)"),
        (["timeout", "3", "-1-2-----3--|", "-8-9|"], "-1-2---8-9|"),
        (["share", "6", "--1--2--3--|"], "--1--2--3--|"),
        (["zip", "a-b", "-5|", "--2|"], "--3|"),
        (["take(until:)", "--1--2|", "---x|"], "--1|"),
        (["flatmaplatest", "x=-1|", "-x|"], "--1|"),
    ])
    func `the other ways to call an operator, also without spaces and with its name in code`(
        words: [String], output: String
    ) throws {
        #expect(try LabSample.output(words) == output)
    }

    @Test func `what an operator sends is shown as it is`() {
        let pair: (index: Int, element: LabValue?) = (1, .text("a"))
        #expect(LabValue(showing: pair) == .tuple([.number(1), .text("a")]))
        #expect(LabValue(showing: [LabValue.number(1), .none]) == .list([.number(1), .none]))
        #expect(LabValue(showing: Int?.none as Any) == .none)
        #expect(LabValue(showing: true) == .truth(true))
    }

    @Test func `a row of diagrams is no closure without spaces`() throws {
        #expect(try LabSample.output("zip", "a-b", "c-d-|").hasSuffix("a: (a, c) b: (b, d)"))
        #expect(try LabSample.output("zip", "-a-|", "-5|", "-2|").hasSuffix("a: (a, 5, 2)"))
    }

    @Test func `a second subscriber has a row of its own`() throws {
        let answer = LabSample.marble("share", "1", "6", "--1--2--3--|")
        #expect(answer.text.contains("second              (^ 2)-3--|"))
        let result = try LabResult(LabReader.request(["share", "1", "6", "--1--2--3--|"]))
        #expect(result.shown.map(\.events.count) == [3])
        #expect(result.inputs[0].subscriptions.count == 1)
        let groups = try LabResult(LabReader.request(["groupBy", "x % 2", "-1-2--3--4-|"]))
        #expect(groups.shown.map(\.label) == ["group 1", "group 0"])
        #expect(groups.shown[1].events.first?.time == 3)
    }
}
