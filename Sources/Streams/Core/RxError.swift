/// The errors that operators make themselves.
///
/// Source: RxSwift, `RxError`.
public enum RxError: Swift.Error, @unchecked Sendable {
    /// Something went wrong that has no name here.
    case unknown
    /// `object` was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A number did not fit into its type.
    case overflow
    /// The sequence ended before the element that `element(at:)` asked for.
    case argumentOutOfRange
    /// A sequence that promises an element ended without one.
    case noElements
    /// A sequence that promises one element had more.
    case moreThanOneElement
    /// Time was up.
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    /// What happened, in a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
