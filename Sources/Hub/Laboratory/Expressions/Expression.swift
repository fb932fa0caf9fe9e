/// A small expression: the closure of an operator.
indirect enum Expression: Equatable, Sendable {
    case value(LabValue)
    /// The input with this number: `x`, `y`, `a`, `$1`.
    case input(Int)
    case not(Expression)
    case negative(Expression)
    case infix(Infix, Expression, Expression)
    /// `x > 2 ? "big" : "small"`
    case choice(Expression, Expression, Expression)
    case call(Function, [Expression])

    enum Infix: String, CaseIterable, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"

        /// A higher one is evaluated first.
        var rank: Int {
            switch self {
            case .or: 1
            case .and: 2
            case .equal, .unequal, .atMost, .atLeast, .less, .greater: 3
            case .plus, .minus: 4
            case .times, .divided, .remainder: 5
            }
        }
    }

    enum Function: String, CaseIterable, Sendable {
        case abs, min, max, count, upper, lower, fail

        var arguments: ClosedRange<Int> {
            switch self {
            case .min, .max: 2...2
            case .fail: 0...1
            default: 1...1
            }
        }
    }

    /// The highest number of an input that it uses; -1 if it uses none.
    var lastInput: Int {
        switch self {
        case .value: -1
        case .input(let number): number
        case .not(let one), .negative(let one): one.lastInput
        case .infix(_, let one, let other): max(one.lastInput, other.lastInput)
        case .choice(let one, let other, let third): max(one.lastInput, other.lastInput, third.lastInput)
        case .call(_, let arguments): arguments.map(\.lastInput).max() ?? -1
        }
    }
}
