/// One thing that a random chain may be made of; the dice decide its arguments.
struct Choice: @unchecked Sendable {
    /// How many inputs it has.
    let arity: Int
    let roll: (inout Dice) -> Operator

    init(arity: Int = 1, _ roll: @escaping (inout Dice) -> Operator) {
        self.arity = arity
        self.roll = roll
    }
}

/// A list of choices, each checked by the compiler for itself.
@resultBuilder enum Choices {
    static func buildExpression(_ choice: Choice) -> [Choice] { [choice] }

    static func buildExpression(_ operation: Operator) -> [Choice] {
        [Choice(arity: operation.arity) { _ in operation }]
    }

    static func buildBlock(_ choices: [Choice]...) -> [Choice] { choices.flatMap { $0 } }

    static func buildArray(_ choices: [[Choice]]) -> [Choice] { choices.flatMap { $0 } }

    static func list(@Choices _ choices: () -> [Choice]) -> [Choice] { choices() }
}
