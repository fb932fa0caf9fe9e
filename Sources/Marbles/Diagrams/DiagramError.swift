import Terminal

/// A fault that makes a text no diagram, and its place.
///
///     --1-(2-3)--|
///           ^
///     There is a "-" within a group. All of a group happens in one tick, so no time passes in it.
///     Close the group before the "-".
public struct DiagramError: Error, Equatable, Sendable {
    /// The text as it was written.
    public let diagram: String
    /// The index of the wrong character: 0 for the first. The length of the text if something is missing at its end.
    public let column: Int
    /// The rule that it breaks.
    public let rule: Rule

    /// The ways to break the rules of the dialect.
    public enum Rule: Equatable, Sendable {
        /// This character means nothing in a diagram.
        case unknownCharacter(Character)
        /// A `(` without its `)`.
        case unclosedGroup
        /// A `)` without its `(`.
        case unopenedGroup
        /// A `(` within a group.
        case nestedGroup
        /// Nothing between `(` and `)`.
        case emptyGroup
        /// A `-` within a group.
        case timeInGroup
        /// This character after an end.
        case afterEnd(Character)
        /// A second end, which is this character.
        case secondEnd(Character)
        /// `^` or `!` on a row of events.
        case subscriptionMarkAmongEvents(Character)
        /// A value or an end on a row of a subscription.
        case eventInSubscription(Character)
        /// A row of a subscription without a `^`.
        case notSubscribed
        /// A second `^`.
        case subscribedTwice
        /// A second `!`.
        case disposedTwice
        /// `!` before `^`, or without it.
        case disposedBeforeSubscribed
        /// This symbol is not in the legend, which has the others.
        case notInLegend(Character, legend: [Character])
        /// This symbol has no value. `expected` names the symbols that have one ("a digit").
        case noValue(Character, expected: String)
    }
}

extension DiagramError: CustomStringConvertible {
    /// The diagram, a caret under the column, the rule, and the remedy.
    public var description: String {
        let before = String(diagram.prefix(column))
        let caret = String(repeating: " ", count: before.visible.displayWidth) + "^"
        return [diagram.visible, caret, rule.fault, rule.advice].joined(separator: "\n")
    }
}

extension String {
    /// The text with a space instead of each character that would move the columns: tabs, line breaks and others
    /// without a width.
    fileprivate var visible: String { String(map { $0.displayWidth == 0 ? " " : $0 }) }
}
