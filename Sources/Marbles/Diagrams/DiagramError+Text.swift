import Terminal

extension DiagramError.Rule {
    /// The fault, and the rule that it breaks.
    var fault: String {
        switch self {
        case .unknownCharacter(let character):
            "\(Self.name(of: character)) means nothing in a diagram."
        case .unclosedGroup: "This group is not closed."
        case .unopenedGroup: "This \")\" closes a group that was not opened."
        case .nestedGroup:
            "There is a group within a group. A group is one tick, and within one tick there is nothing to group."
        case .emptyGroup: "This group is empty. A group holds what happens in one tick."
        case .timeInGroup:
            "There is a \"-\" within a group. All of a group happens in one tick, so no time passes in it."
        case .afterEnd(let character):
            "There is \(Self.name(of: character)) after the end. Nothing follows \"|\" or \"#\", not even time."
        case .secondEnd(let character):
            "\(Self.name(of: character)) is a second end. A sequence ends once: with \"|\" or with \"#\"."
        case .subscriptionMarkAmongEvents(let character):
            "\(Self.name(of: character)) is not an event. It belongs to a row of a subscription: this row has what the sequence sends."
        case .eventInSubscription(let character):
            "\(Self.name(of: character)) is no part of a subscription. Its row has only \"^\" and \"!\"."
        case .notSubscribed: "There is no \"^\" here. A subscription begins with it."
        case .subscribedTwice: "This is a second \"^\". A row is one subscription, which begins once."
        case .disposedTwice: "This is a second \"!\". A row is one subscription, which is over once."
        case .disposedBeforeSubscribed: "Here is \"!\" before any \"^\". Only what has begun can be over."
        case .notInLegend(let character, _): "\(Self.name(of: character)) is not in the legend."
        case .noValue(let character, let expected):
            "\(Self.name(of: character)) is no value here: a value is \(expected)."
        }
    }

    /// The remedy.
    var advice: String {
        switch self {
        case .unknownCharacter(let character) where character.isWhitespace:
            "Align with spaces; they take no time."
        case .unknownCharacter:
            "Write \"-\" for a tick, a letter or a digit for a value, \"|\" or \"#\" for the end."
        case .unclosedGroup: "Write \")\" after the last thing that happens in this tick."
        case .unopenedGroup: "Write \"(\" before the first thing that happens in this tick, or leave the \")\" out."
        case .nestedGroup: "Leave the inner \"(\" and \")\" out."
        case .emptyGroup: "Write \"-\" if nothing happens in this tick."
        case .timeInGroup: "Close the group before the \"-\"."
        case .afterEnd: "Leave it out, or move the end behind it."
        case .secondEnd: "Leave one of the two out."
        case .subscriptionMarkAmongEvents: "Give the subscription a row of its own, under this one."
        case .eventInSubscription: "Write the events on a row of their own."
        case .notSubscribed: "Write \"^\" in the column in which it is subscribed."
        case .subscribedTwice: "Give each subscription a row of its own."
        case .disposedTwice: "Leave one of the two out."
        case .disposedBeforeSubscribed: "Write \"^\" in the column in which it is subscribed."
        case .notInLegend(_, let legend) where legend.isEmpty: "The legend is empty: leave the value out."
        case .notInLegend(_, let legend):
            "The legend has \(legend.sorted().map { "\"\($0)\"" }.joined(separator: ", "))."
        case .noValue(_, let expected): "Write \(expected), or \"-\" if nothing happens in this tick."
        }
    }

    private static func name(of character: Character) -> String {
        switch character {
        case "\t": "A tab"
        case _ where character.isNewline: "A line end"
        case _ where character.displayWidth == 0:
            "A character that cannot be seen"
        default: "\"\(character)\""
        }
    }
}
