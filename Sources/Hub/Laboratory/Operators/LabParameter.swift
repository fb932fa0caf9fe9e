import Marbles

/// What an operator takes before its diagrams.
struct LabParameter: Equatable, Sendable {
    enum Kind: Sendable, Equatable {
        /// A time in ticks, at least so many: `3`.
        case ticks(least: Int)
        /// A time where a number alone would be a count: `3t`.
        case time
        /// How many: `2`.
        case count
        /// A whole number.
        case number
        case value
        /// One value, or several.
        case values
        /// An expression with so many inputs; without a number with one for each diagram.
        case closure(inputs: Int?)
        /// A word that stands for itself.
        case word
    }

    let name: String
    let kind: Kind

    static func ticks(_ name: String = "ticks", least: Int = 0) -> LabParameter {
        .init(name: name, kind: .ticks(least: least))
    }
    static let time = LabParameter(name: "3t", kind: .time)
    static func count(_ name: String = "count") -> LabParameter { .init(name: name, kind: .count) }
    static func number(_ name: String) -> LabParameter { .init(name: name, kind: .number) }
    static func value(_ name: String = "value") -> LabParameter { .init(name: name, kind: .value) }
    static let values = LabParameter(name: "value ...", kind: .values)
    static func closure(_ name: String, inputs: Int? = 1) -> LabParameter {
        .init(name: name, kind: .closure(inputs: inputs))
    }
    static func word(_ word: String) -> LabParameter { .init(name: word, kind: .word) }

    /// The largest number of ticks or elements.
    static let most = 1000
}

/// What was typed for a parameter.
enum LabArgument: Sendable {
    case number(Int)
    case value(LabValue)
    case values([LabValue])
    case closure(LabClosure)
    case word(String)

    /// Its text in the name of a row.
    var text: String {
        switch self {
        case .number(let number): "\(number)"
        case .value(let value): value.description.printable
        case .values(let values): values.map(\.description.printable).joined(separator: ", ")
        case .closure(let closure): closure.text.printable
        case .word(let word): word.printable
        }
    }
}
