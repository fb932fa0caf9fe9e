import Testing

@testable import Hub

struct ExpressionTests {
    private func value(_ text: String, _ inputs: LabValue...) throws -> String {
        try ExpressionReader.expression(text, inputs: inputs.count).value(inputs).description
    }

    @Test(arguments: [
        ("x * 10", "70"), ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 3 - 2", "5"), ("x / 2", "3"), ("x % 4", "3"),
        ("-x + 1", "-6"), ("x > 6", "true"), ("x >= 8", "false"), ("x <= 7 && x != 7", "false"), ("!(x == 7)", "false"),
        ("x < 3 || x == 7", "true"), ("x > 5 ? 'big' : \"small\"", "big"), ("x > 9 ? 1 : x > 5 ? 2 : 3", "2"),
        ("'a' + x", "a7"), ("\"a\" < 'b'", "true"), ("min(x, 3)", "3"), ("max(x, 3)", "7"), ("abs(0 - x)", "7"),
        ("'ant'.count", "3"), ("'ant'.uppercased()", "ANT"), ("'ANT'.lowercased().count", "3"), ("$0 + 1", "8"),
        ("nil", "nil"), ("true", "true"), ("x > 1 || x / 0 == 1", "true"),
    ]) func `a value for x is 7`(_ text: String, _ expected: String) throws {
        #expect(try value(text, .number(7)) == expected)
    }

    @Test func `two inputs are a and b, or x and y`() throws {
        #expect(try value("a + b", .number(1), .number(2)) == "3")
        #expect(try value("y - x", .number(1), .number(2)) == "1")
        #expect(try value("$1", .number(1), .number(2)) == "2")
        #expect(try value("a + b + c", .number(1), .number(2), .text("!")) == "3!")
    }

    @Test(arguments: [
        ("x / 0", "division by zero"), ("x % 0", "division by zero"), ("x * 'a'", "a is not a number"),
        ("x && true", "7 is neither true nor false"), ("x < 'a'", "7 and a have no order"),
        ("true + nil", "true and nil cannot be added"), ("fail('offline')", "offline"), ("fail", "failed"),
        ("x * 9223372036854775807", "the number is too large"), ("-'a'", "a is not a number"),
        ("(0 - 9223372036854775807 - 1) / (0 - 1)", "the number is too large"),
    ]) func `a closure fails`(_ text: String, _ expected: String) throws {
        let expression = try ExpressionReader.expression(text, inputs: 1)
        let error = #expect(throws: LabFailure.self) { try expression.value([.number(7)]) }
        #expect(error?.description == expected)
    }

    @Test(arguments: [
        ("", 0, "A value is missing here."), ("x +", 3, "A value is missing here."),
        ("x 1", 2, "An operator is missing here."),
        ("(x", 2, "\")\" is missing here."), ("x ? 1", 5, "\":\" is missing here."), ("'a", 0, "This text has no end."),
        ("x # 1", 2, "This character means nothing here."), ("1.5", 0, "A number is a whole number."),
        ("x.size", 2, "A value has .count"), ("min(x)", 0, "min takes 2 values."), ("abs()", 0, "abs takes 1 value."),
        ("z", 0, "There is no value \"z\" here. The element is x."), ("99999999999999999999", 0, "too large"),
        ("y", 0, "There is no value \"y\" here."),
    ]) func `an error has a column`(_ text: String, _ column: Int, _ expected: String) {
        let error = #expect(throws: ExpressionError.self) { try ExpressionReader.expression(text, inputs: 1) }
        #expect(error?.column == column)
        #expect(error?.text.contains(expected) == true)
    }

    @Test func `a long text ends the stream`() throws {
        let answer = LabSample.marble("scan", "ab", "a + a", "(" + String(repeating: "1", count: 30) + ")")
        #expect(answer.text.contains("the text is longer than 200 characters"))
    }
}
