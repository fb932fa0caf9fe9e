/// The closure of an operator: an expression, and its text.
struct LabClosure: Sendable {
    let text: String
    let expression: Expression

    init(_ text: String, inputs: Int) throws(ExpressionError) {
        self.text = text
        expression = try ExpressionReader.expression(text, inputs: inputs)
    }

    /// Its value.
    func callAsFunction(_ inputs: LabValue...) throws -> LabValue { try expression.value(inputs) }

    /// Whether its value is true.
    func isTrue(_ inputs: LabValue...) throws -> Bool { try expression.truth(inputs) }
}
