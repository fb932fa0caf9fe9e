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

    @Test func `each reason not to be in the laboratory is that of an operator which is not`() {
        #expect(LabOperator.absent.keys.allSatisfy { name in !LabOperator.all.contains { $0.name == name } })
    }

    @Test func `each operator has one name, in the category of its folder`() throws {
        #expect(Set(LabOperator.all.map(\.typed)).count == LabOperator.all.count)
        #expect(LabOperator.categories.map(\.name) == OperatorDoc.categories)
        let checkout = try Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent())
        for doc in OperatorDoc.all(in: checkout) {
            let category = LabOperator.categories.first { $0.operators.contains { $0.name == doc.name } }
            #expect(category == nil || category?.name == doc.category, "\(doc.name)")
        }
    }

    @Test func `the other ways to call an operator`() throws {
        #expect(try LabSample.output("timer", "3", "2", "|>", "take", "3") == "---0-1-(2|)")
        #expect(try LabSample.output("skip", "4t", "-1-2-3-4-|") == "-----3-4-|")
        #expect(try LabSample.output("single", "--1----|") == "--1----|")
        #expect(try LabSample.output("throttle", "5", "latest:false", "-1-2-3------4--|") == "-1----------4--|")
        #expect(try LabSample.output("distinctUntilChanged", "x % 2", "--1--3--4--|") == "--1-----4--|")
        #expect(try LabSample.output("distinctUntilChanged", "abs(a - b) < 2", "--1--2--5--6--|") == "--1-----5-----|")
        #expect(try LabSample.output("sample", "0", "-1-----|", "--x--x-|") == "--1--0-(0|)")
        #expect(try LabSample.output("merge", "x=-1-2|", "-x|") == "--1-2|")
        #expect(try LabSample.output("merge", "-a|", "--b|", "---c|") == "-abc|")
        #expect(try LabSample.output("concat", "x=-1|", "y=2|", "(xy)|") == "-12|")
        #expect(try LabSample.output("zip", "-1|", "--2|") == "--a| a: (1, 2)")
        #expect(try LabSample.output("zip", "a + b + c", "-1|", "--2|", "---3|") == "---6|")
        #expect(try LabSample.output("combineLatest", "a - b", "-5|", "--2|") == "--3|")
        #expect(
            try LabSample.output("withLatestFrom", "a + b", "--1---2|", "---3-4-|") == "------6|")
        #expect(try LabSample.output("catch", "-1-#", "-2-#", "-3|") == "-1--2--3|")
        #expect(try LabSample.output("amb", "--1|", "-2|", "---3|") == "-2|")
        #expect(try LabSample.output("takeUntil", "x > 2", "--1--2--3--4--|") == "--1--2--|")
        #expect(try LabSample.output("takeUntil", "x > 2", "inclusive", "--1--2--3--4--|") == "--1--2--(3|)")
        #expect(try LabSample.output("takeWhile", "x < 3", "inclusive", "--1--2--3--4--|") == "--1--2--(3|)")
        #expect(try LabSample.output("timeout", "3", "-1-2-----3--|", "-8-9|") == "-1-2---8-9|")
        #expect(try LabSample.output("share", "6", "--1--2--3--|") == "--1--2--3--|")
    }

    @Test func `what an operator sends is shown as it is`() {
        let pair: (index: Int, element: LabValue?) = (1, .text("a"))
        #expect(LabValue(showing: pair) == .tuple([.number(1), .text("a")]))
        #expect(LabValue(showing: [LabValue.number(1), .none]) == .list([.number(1), .none]))
        #expect(LabValue(showing: Int?.none as Any) == .none)
        #expect(LabValue(showing: true) == .truth(true))
    }

    @Test func `a closure needs no spaces, and a row of diagrams stays one`() throws {
        #expect(try LabSample.output("zip", "a-b", "-5|", "--2|") == "--3|")
        #expect(try LabSample.output("zip", "a-b", "c-d-|").hasSuffix("a: (a, c) b: (b, d)"))
        #expect(try LabSample.output("zip", "-a-|", "-5|", "-2|").hasSuffix("a: (a, 5, 2)"))
    }

    @Test func `a name may be written as in code`() throws {
        #expect(try LabSample.output("take(until:)", "--1--2|", "---x|") == "--1|")
        #expect(try LabSample.output("flatmaplatest", "x=-1|", "-x|") == "--1|")
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
