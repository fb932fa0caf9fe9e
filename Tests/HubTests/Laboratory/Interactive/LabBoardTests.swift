import Testing

@testable import Hub

struct LabBoardTests {
    @Test(arguments: LabOperator.all.map(\.typed))
    func `every example is a board, and the same words again`(_ typed: String) throws {
        #expect(try LabOperator(typed: typed).exampleProblem == nil)
    }

    @Test func `an example that is no board says so`() {
        let form = LabOperator.Form(inputs: 2...2, labels: ["source", "other"]) { $0.source.withLatestFrom($0.other) }
        let late = LabOperator("withLatestFrom", example: ["withLatestFrom", "-1|", "-a|", "a=true"], form)
        #expect(
            late.exampleProblem == "definitions stand before diagrams in the example of withLatestFrom. Write example: "
                + #"["withLatestFrom", "a=true", "-1|", "-a|"]"#)
        let wrong = LabOperator("withLatestFrom", example: ["withLatestFrom", "-1|"], form)
        #expect(wrong.exampleProblem?.hasPrefix("the example of withLatestFrom does not run: ") == true)
    }

    @Test(arguments: LabOperator.all.filter { $0.forms.count > 1 }.map(\.typed))
    func `every form of an operator runs with its sample`(_ typed: String) throws {
        let one = try LabOperator(typed: typed)
        var board = try LabBoard(one.example)
        for form in Array(one.forms.indices) + [0] {
            board = board.withForm(form, of: 0)
            let request = try LabReader.request(board.words)
            #expect(request.stages[0].form.inputs == one.forms[form].inputs, "\(board.words)")
            #expect(request.stages[0].form.parameters.count == one.forms[form].parameters.count, "\(board.words)")
            _ = try LabResult(request)
        }
    }

    @Test func `the command is what a shell needs`() throws {
        #expect(
            try LabBoard(["map", "x * 10", "a=ant", "-a-1|"]).command
                == "swift run workbook marble map 'x * 10' 'a=ant' '-a-1|'")
        #expect(
            try LabBoard(["map", "x + '!'", "-1|"]).command == #"swift run workbook marble map 'x + '\''!'\''' '-1|'"#)
        // The hub would take it for an option.
        #expect(try LabBoard(["merge", "--json", "-1|"]).words == ["merge", "--json", "-1|"])
        #expect(try LabBoard(["merge", "--json", "-1|"]).command.contains("' --json'"))
    }

    @Test func `a chain has its rows in the order of its operators`() throws {
        let words = ["map", "x * 2", "-1-2|", "|>", "merge", "--9|", "|>", "take", "2"]
        let board = try LabBoard(words)
        #expect(board.words == words)
        #expect(board.labels == ["source", "a"])
        #expect(board.rows(of: 1) == 1..<2)
        #expect(board.stage(of: 1) == 1)
    }

    @Test func `rows come and go as far as the operator takes them`() throws {
        var board = try LabBoard(["combineLatest", "a + b", "-1|", "-2|"])
        let third = board.addRow(to: 0)
        #expect(third == 2)
        board.addArguments(of: 0)
        #expect(board.stages[0].arguments == ["a + b + c"])
        let (fourth, fifth) = (board.addRow(to: 0), board.addRow(to: 0))
        #expect(fourth == 3)
        #expect(fifth == nil)
        let removed = (0..<3).map { _ in board.removeRow(0) }
        #expect(removed == [true, true, false])
        var inner = try LabBoard(["flatMap", "x=-1|", "y=-2|", "-x|"])
        let (used, unused) = (inner.removeRow(0), inner.removeRow(1))
        #expect(!used && unused)
        #expect(inner.words == ["flatMap", "x=-1|", "-x|"])
    }

    @Test func `several values are one text, and a closure is never taken for a diagram`() throws {
        var board = try LabBoard(["startWith", "1", "two words", "-3|"])
        #expect(board.stages[0].arguments == ["1 \"two words\""])
        board.stages[0].arguments = ["7  8 'a b'"]
        #expect(board.words == ["startWith", "7", "8", "'a b'", "-3|"])
        board = try LabBoard(["zip", "a + b", "-5|", "-2|"])
        board.stages[0].arguments = ["a-b"]
        let result = try LabResult(LabReader.request(board.words))
        #expect(result.output.first?.value.element == .number(3))
    }
}
