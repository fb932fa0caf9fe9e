import Streams

extension Diagram {
    /// The events. Their elements are the letters and digits themselves.
    public var events: [Recorded<Event<Character>>] {
        symbols.map { Self.event($0, $0.character, MarbleError()) }
    }

    /// The events. Their elements are the values of the letters in `values`.
    ///
    /// - Parameters:
    ///   - values: The legend.
    ///   - error: The error of a `#`.
    /// - Throws: A `DiagramError` at the first letter that is not in the legend.
    public func events<Element>(
        values: [Character: Element], error: any Error = MarbleError()
    ) throws(DiagramError) -> [Recorded<Event<Element>>] {
        try events(error, value: { values[$0] }, otherwise: { .notInLegend($0, legend: values.keys.sorted()) })
    }

    /// The events. Their elements are the values of the letters and digits in `Element`.
    ///
    /// - Parameter error: The error of a `#`.
    /// - Throws: A `DiagramError` at the first symbol without a value: at a letter, for `Int`.
    public func events<Element: MarbleElement>(
        as type: Element.Type = Element.self, error: any Error = MarbleError()
    ) throws(DiagramError) -> [Recorded<Event<Element>>] {
        try events(
            error, value: { Element(marble: $0) }, otherwise: { .noValue($0, expected: Element.marbleSymbols) })
    }

    private func events<Element>(
        _ error: any Error, value: (Character) -> Element?, otherwise rule: (Character) -> DiagramError.Rule
    ) throws(DiagramError) -> [Recorded<Event<Element>>] {
        var events: [Recorded<Event<Element>>] = []
        for symbol in symbols {
            let element = symbol.isEnd ? nil : value(symbol.character)
            if element == nil && !symbol.isEnd {
                throw DiagramError(diagram: text, column: symbol.column, rule: rule(symbol.character))
            }
            events.append(Self.event(symbol, element, error))
        }
        return events
    }

    private static func event<Element>(
        _ symbol: DiagramReader.Symbol, _ element: Element?, _ error: any Error
    ) -> Recorded<Event<Element>> {
        if let element, !symbol.isEnd { return .next(symbol.tick, element) }
        return symbol.character == "|" ? .completed(symbol.tick) : .error(symbol.tick, error)
    }
}
