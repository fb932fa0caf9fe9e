import Streams

/// An element in the laboratory.
indirect enum LabValue: Hashable, Sendable {
    case number(Int)
    case text(String)
    case truth(Bool)
    /// What `buffer` and `toArray` send.
    case list([LabValue])
    /// What `zip` sends without a closure.
    case tuple([LabValue])
    /// What `materialize` sends.
    case event(Materialized)
    /// No value: what `compactMap` leaves out.
    case none

    /// An event as a value.
    enum Materialized: Hashable, Sendable {
        case next(LabValue)
        case completed
        case error(String)
    }

    /// The value that a word of the command line stands for: `12`, `true`, `ant`, `"12"`.
    init(word: String) {
        if let number = Int(word) {
            self = .number(number)
        } else if word.count > 1, let quote = word.first, quote == "\"" || quote == "'", word.last == quote {
            self = .text(String(word.dropFirst().dropLast()))
        } else {
            switch word {
            case "true", "false": self = .truth(word == "true")
            case "nil": self = .none
            default: self = .text(word)
            }
        }
    }

    /// An element of any type: a tuple has its parts, without their labels.
    init(showing element: Any) {
        switch element {
        case let value as LabValue: self = value
        case let number as Int: self = .number(number)
        case let text as String: self = .text(text)
        case let truth as Bool: self = .truth(truth)
        case let values as [Any]: self = .list(values.map(Self.init(showing:)))
        case let event as Event<LabValue>: self = .event(Materialized(event))
        default:
            let mirror = Mirror(reflecting: element)
            switch mirror.displayStyle {
            case .tuple: self = .tuple(mirror.children.map { Self(showing: $0.value) })
            case .optional: self = mirror.children.first.map { Self(showing: $0.value) } ?? .none
            default: self = .text("\(element)")
            }
        }
    }
}

extension LabValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): text
        case .truth(let truth): "\(truth)"
        case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        case .tuple(let values): "(\(values.map(\.description).joined(separator: ", ")))"
        case .event(.next(let value)): "next(\(value))"
        case .event(.completed): "completed"
        case .event(.error(let text)): "error(\(text))"
        case .none: "nil"
        }
    }
}
