/// A subscription, written as text.
///
///     ---^----!         subscribed at tick 3, disposed of at tick 8
///     ---^              subscribed at tick 3, and still open
///
/// `^` and `!` in one tick are written `(^!)`. Columns, ticks and spaces are those of a `Diagram`.
public struct SubscriptionDiagram: Sendable {
    /// The original text.
    public let text: String
    /// The ticks at which it begins and ends.
    public let subscription: Subscription

    /// Reads `text`.
    ///
    /// - Throws: A `DiagramError` with the place and the reason, if it is not the diagram of a subscription.
    public init(_ text: String) throws(DiagramError) {
        let reader = try DiagramReader(text, check: Self.fault)
        let ticks = reader.symbols.map(\.tick)
        guard let subscribe = ticks.first else {
            throw DiagramError(diagram: text, column: text.count, rule: .notSubscribed)
        }
        self.text = text
        subscription = ticks.count > 1 ? Subscription(subscribe, ticks[1]) : Subscription(subscribe)
    }

    /// The diagram of a subscription.
    public init(_ subscription: Subscription) {
        self.subscription = subscription
        text = Self.text(of: subscription)
    }

    private static func fault(of character: Character, after symbols: [DiagramReader.Symbol]) -> DiagramError.Rule? {
        switch character {
        case "-", "(", ")": nil
        case "^": symbols.isEmpty ? nil : .subscribedTwice
        case "!": symbols.isEmpty ? .disposedBeforeSubscribed : symbols.count > 1 ? .disposedTwice : nil
        default:
            character.isMarbleSymbol || "|#".contains(character)
                ? .eventInSubscription(character) : .unknownCharacter(character)
        }
    }
}

extension SubscriptionDiagram: Equatable {
    /// Diagrams are equal when they show the same subscription.
    public static func == (lhs: SubscriptionDiagram, rhs: SubscriptionDiagram) -> Bool {
        lhs.subscription == rhs.subscription
    }
}

extension SubscriptionDiagram: CustomStringConvertible {
    /// The diagram in its shortest form.
    public var description: String { Self.text(of: subscription) }

    private static func text(of subscription: Subscription) -> String {
        let before = String(repeating: "-", count: subscription.subscribe)
        if subscription.isOpen { return before + "^" }
        let ticks = subscription.unsubscribe - subscription.subscribe
        return ticks == 0 ? before + "(^!)" : before + "^" + String(repeating: "-", count: ticks - 1) + "!"
    }
}
