extension Expression {
    /// The value for some inputs.
    ///
    /// - Throws: `LabFailure`, which becomes the stream's error.
    func value(_ inputs: [LabValue]) throws(LabFailure) -> LabValue {
        switch self {
        case .value(let value): return value
        case .input(let number): return inputs[number]
        case .not(let one): return .truth(try !one.truth(inputs))
        case .negative(let one): return .number(try Self.whole(0.subtractingReportingOverflow(one.number(inputs))))
        case .choice(let condition, let one, let other):
            return try condition.truth(inputs) ? one.value(inputs) : other.value(inputs)
        case .call(let function, let arguments): return try Self.call(function, arguments, inputs)
        case .infix(.and, let one, let other): return .truth(try one.truth(inputs) ? other.truth(inputs) : false)
        case .infix(.or, let one, let other): return .truth(try one.truth(inputs) ? true : other.truth(inputs))
        case .infix(let infix, let one, let other):
            return try Self.combine(infix, one.value(inputs), other.value(inputs))
        }
    }

    /// - Throws: `LabFailure` also if the value is neither true nor false.
    func truth(_ inputs: [LabValue]) throws(LabFailure) -> Bool {
        let value = try value(inputs)
        guard case .truth(let truth) = value else { throw LabFailure("\(value) is neither true nor false") }
        return truth
    }

    private func number(_ inputs: [LabValue]) throws(LabFailure) -> Int { try Self.number(value(inputs)) }

    private static func number(_ value: LabValue) throws(LabFailure) -> Int {
        guard case .number(let number) = value else { throw LabFailure("\(value) is not a number") }
        return number
    }

    private static func whole(_ result: (partialValue: Int, overflow: Bool)) throws(LabFailure) -> Int {
        if result.overflow { throw LabFailure("the number is too large") }
        return result.partialValue
    }

    private static func combine(_ infix: Infix, _ one: LabValue, _ other: LabValue) throws(LabFailure) -> LabValue {
        switch infix {
        case .equal: return .truth(one == other)
        case .unequal: return .truth(one != other)
        case .less: return .truth(try isLess(one, other))
        case .greater: return .truth(try isLess(other, one))
        case .atMost: return .truth(try !isLess(other, one))
        case .atLeast: return .truth(try !isLess(one, other))
        case .plus:
            if case (.number(let one), .number(let other)) = (one, other) {
                return .number(try whole(one.addingReportingOverflow(other)))
            }
            return .text(try joined(one, other))
        case .minus: return .number(try whole(number(one).subtractingReportingOverflow(number(other))))
        case .times: return .number(try whole(number(one).multipliedReportingOverflow(by: number(other))))
        case .divided, .remainder:
            let (one, other) = (try number(one), try number(other))
            if other == 0 { throw LabFailure("division by zero") }
            return .number(
                try whole(
                    infix == .divided
                        ? one.dividedReportingOverflow(by: other) : one.remainderReportingOverflow(dividingBy: other)))
        case .and, .or: fatalError("They evaluate their right side only if they need it.")
        }
    }

    /// Two values as one text, if one of them is a text.
    private static func joined(_ one: LabValue, _ other: LabValue) throws(LabFailure) -> String {
        let isText = [one, other].contains { if case .text = $0 { true } else { false } }
        guard isText else { throw LabFailure("\(one) and \(other) cannot be added") }
        let text = "\(one)\(other)"
        if text.count > longest { throw LabFailure("the text is longer than \(longest) characters") }
        return text
    }

    private static let longest = 200

    private static func isLess(_ one: LabValue, _ other: LabValue) throws(LabFailure) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): return one < other
        case (.text(let one), .text(let other)): return one < other
        default: throw LabFailure("\(one) and \(other) have no order")
        }
    }

    private static func call(
        _ function: Function, _ arguments: [Expression], _ inputs: [LabValue]
    ) throws(LabFailure) -> LabValue {
        var values: [LabValue] = []
        for argument in arguments { values.append(try argument.value(inputs)) }
        switch function {
        case .fail: throw LabFailure(values.first?.description ?? "failed")
        case .abs:
            let number = try number(values[0])
            return .number(number < 0 ? try whole(0.subtractingReportingOverflow(number)) : number)
        case .min: return try isLess(values[1], values[0]) ? values[1] : values[0]
        case .max: return try isLess(values[0], values[1]) ? values[1] : values[0]
        case .upper: return .text(values[0].description.uppercased())
        case .lower: return .text(values[0].description.lowercased())
        case .count:
            switch values[0] {
            case .list(let list), .tuple(let list): return .number(list.count)
            default: return .number(values[0].description.count)
            }
        }
    }
}
