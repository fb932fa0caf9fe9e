/// Reads an expression from its pieces.
struct ExpressionReader {
    private let tokens: [ExpressionToken]
    private let inputs: Int
    private var index = 0

    /// The longest expression.
    private static let longest = 200

    /// The expression that `text` is.
    ///
    /// - Parameter inputs: How many values it gets.
    static func expression(_ text: String, inputs: Int) throws(ExpressionError) -> Expression {
        if text.count > longest {
            throw ExpressionError(longest, "An expression has at most \(longest) characters.")
        }
        var reader = ExpressionReader(tokens: try ExpressionToken.all(in: text), inputs: inputs)
        let expression = try reader.whole()
        if reader.token.kind != .end { throw ExpressionError(reader.token.column, "An operator is missing here.") }
        return expression
    }

    private init(tokens: [ExpressionToken], inputs: Int) { (self.tokens, self.inputs) = (tokens, inputs) }

    private var token: ExpressionToken { tokens[index] }

    private mutating func skip(_ sign: String) -> Bool {
        guard token.kind == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ sign: String) throws(ExpressionError) {
        if !skip(sign) { throw ExpressionError(token.column, "\"\(sign)\" is missing here.") }
    }

    private mutating func whole() throws(ExpressionError) -> Expression {
        let condition = try infix(above: 0)
        guard skip("?") else { return condition }
        let one = try whole()
        try expect(":")
        return .choice(condition, one, try whole())
    }

    private mutating func infix(above rank: Int) throws(ExpressionError) -> Expression {
        var left = try prefix()
        while case .sign(let sign) = token.kind, let infix = Expression.Infix(rawValue: sign), infix.rank > rank {
            index += 1
            left = .infix(infix, left, try self.infix(above: infix.rank))
        }
        return left
    }

    private mutating func prefix() throws(ExpressionError) -> Expression {
        if skip("!") { return .not(try prefix()) }
        if skip("-") { return .negative(try prefix()) }
        var expression = try operand()
        // `x.count` is `count(x)`.
        while skip(".") {
            let place = token
            guard case .name(let name) = place.kind, let function = Self.property(name) else {
                throw ExpressionError(place.column, "A value has .count, .uppercased() and .lowercased().")
            }
            index += 1
            if skip("(") { try expect(")") }
            expression = .call(function, [expression])
        }
        return expression
    }

    private static func property(_ name: String) -> Expression.Function? {
        switch name {
        case "count": .count
        case "upper", "uppercased": .upper
        case "lower", "lowercased": .lower
        default: nil
        }
    }

    private mutating func operand() throws(ExpressionError) -> Expression {
        let place = token
        switch place.kind {
        case .number(let number):
            index += 1
            if skip(".") { throw ExpressionError(place.column, "A number is a whole number.") }
            return .value(.number(number))
        case .text(let text):
            index += 1
            return .value(.text(text))
        case .name(let name):
            index += 1
            return try named(name, at: place.column)
        case .sign("("):
            index += 1
            let inner = try whole()
            try expect(")")
            return inner
        case .sign, .end: throw ExpressionError(place.column, "A value is missing here.")
        }
    }

    private mutating func named(_ name: String, at column: Int) throws(ExpressionError) -> Expression {
        switch name {
        case "true", "false": return .value(.truth(name == "true"))
        case "nil": return .value(.none)
        default: break
        }
        if let function = Expression.Function(rawValue: name) {
            let arguments = try arguments()
            guard function.arguments.contains(arguments.count) else {
                throw ExpressionError(column, "\(name) takes \(function.arguments.upperBound.of("value")).")
            }
            return .call(function, arguments)
        }
        if let number = Self.names(inputs: inputs).firstIndex(where: { $0.contains(name) }) { return .input(number) }
        throw ExpressionError(
            column, "There is no value \"\(name)\" here. \(Self.namesText(inputs: inputs)) A text stands in quotes.")
    }

    private mutating func arguments() throws(ExpressionError) -> [Expression] {
        guard skip("("), !skip(")") else { return [] }
        var arguments = [try whole()]
        while skip(",") { arguments.append(try whole()) }
        try expect(")")
        return arguments
    }

    /// The names of each input.
    private static func names(inputs: Int) -> [[String]] {
        (0..<inputs).map { number in
            let letter = String(UnicodeScalar(UInt8(97 + number)))
            let names = inputs == 1 ? ["x"] : inputs == 2 ? [letter, ["x", "y"][number]] : [letter]
            return names + ["$\(number)"]
        }
    }

    /// The names of the inputs, in a sentence.
    static func namesText(inputs: Int) -> String {
        let names = names(inputs: inputs).map { $0[0] }
        switch inputs {
        case 0: return "It has no input."
        case 1: return "The element is x."
        default: return "The inputs are \(names.dropLast().joined(separator: ", ")) and \(names[inputs - 1])."
        }
    }
}
