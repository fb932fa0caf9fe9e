import Streams

extension Timeline.Row {
    /// A row of events.
    ///
    /// - Parameters:
    ///   - label: The words to its left.
    ///   - events: Its events.
    ///   - subscription: The ticks of the subscription, if the row shows them. Its end is drawn only if the events have no
    ///     end.
    ///   - text: The text of an element; by default its description.
    public init<Element>(
        _ label: String, _ events: [Recorded<Event<Element>>], subscription: Subscription? = nil,
        text: ((Element) -> String)? = nil
    ) {
        self.init(label)
        if let subscription { subscribe(at: subscription.subscribe) }
        for recorded in events { add(recorded.value, at: recorded.time, text: text) }
        let hasEnd = events.contains { $0.value.isStopEvent }
        if let subscription, !subscription.isOpen, !hasEnd { dispose(at: subscription.unsubscribe) }
    }

    /// A row of a recording's events, from its `^` on. It is empty if the recording never began.
    public init<Element>(_ label: String, _ recording: Recording<Element>) {
        if let subscription = recording.subscription {
            self.init(label, recording.events, subscription: subscription)
        } else {
            self.init(label, .subscription)
        }
    }

    /// A row of a diagram.
    public init(_ label: String, _ diagram: Diagram) {
        self.init(label, length: diagram.length)
        for recorded in diagram.events { add(recorded.value, at: recorded.time) }
    }

    /// A row of a subscription: `--^---!`.
    public init(_ label: String, _ subscription: Subscription) {
        self.init(label, .subscription)
        subscribe(at: subscription.subscribe)
        if !subscription.isOpen { dispose(at: subscription.unsubscribe) }
    }

    /// Adds an event.
    ///
    /// - Parameters:
    ///   - event: The event. An element without content, such as `()`, is a dot.
    ///   - tick: Its tick.
    ///   - text: The text of an element; by default its description.
    public mutating func add<Element>(_ event: Event<Element>, at tick: TestTime, text: ((Element) -> String)? = nil) {
        switch event {
        case .next(let element):
            if let text = marbleText(of: element, text) { next(text, at: tick) } else { next(at: tick) }
        case .error: fail(at: tick)
        case .completed: complete(at: tick)
        }
    }
}

/// The text of an element in pictures and differences: `nil` for one without content, such as `()`.
func marbleText<Element>(of element: Element, _ text: ((Element) -> String)? = nil) -> String? {
    if let text { return text(element) }
    return element is Void ? nil : String(describing: element)
}
