import Marbles

extension Seen {
    /// What was seen, in a sentence that is true of every answer that it was seen of; nil where the picture says more.
    ///
    /// - Parameter text: The text of an element.
    func sentence(_ text: (Element) -> String) -> String? {
        switch self {
        case .nothing: "Nothing came."
        case .onlyEnd: "No element came, only the end."
        case .heldBack(let tick, let expected):
            "All elements came together with the end, at tick \(tick). The first should come at tick \(expected). "
                + "What waits for the end?"
        case .early(let element, let tick, let expected):
            "\(text(element)) came too early: at tick \(tick), and not at tick \(expected)."
        case .late(let element, let tick, let expected):
            "\(text(element)) came too late: at tick \(tick), and not at tick \(expected)."
        case .lost(let elements, let isRare, let isOpen):
            list(elements.map(text))
                + (isRare ? " came less often than \(elements.count == 1 ? "it" : "they") should." : " did not come.")
                + " The rest came, in its order\(isOpen ? ", but no end" : "")."
        case .again(let element): "\(text(element)) came more often than it should."
        case .added(let element): "\(text(element)) came, and it should not."
        case .reordered: "The right elements came, in another order."
        case .instead(let element, let wanted, let tick):
            "\(text(element)) came at tick \(tick), and \(text(wanted)) should come there."
        case .other: nil
        case .noEnd:
            "The end did not come, and nothing else is missing. How does a subscriber learn that this was all?"
        case .endsBefore(let element, let tick, let fails):
            "It \(fails ? "failed" : "completed") at tick \(tick), and \(text(element)) was to come."
        case .endsEarly(let tick, nil): "It ended at tick \(tick), and it should go on."
        case .endsEarly(let tick, let expected?), .endsLate(let tick, let expected):
            "It ended at tick \(tick), and not at tick \(expected)."
        case .swallows(let error, let completes):
            "It should fail\(with(error)), and it \(completes ? "completed" : "did not fail"). What becomes of the error?"
        case .fails(let error, nil): "It failed\(with(error)), and it should not."
        case .fails(let error, let expected?):
            "It failed\(with(error)), and it should fail\(with(expected).isEmpty ? " with another" : with(expected))."
        }
    }

    /// An error by its text; the error of a diagram has none.
    private func with(_ error: String) -> String {
        error == "\(MarbleError())" ? "" : " with the error \"\(error)\""
    }

    /// "a", "a and b", "a, b and c", "a, b, c and 4 more".
    private func list(_ texts: [String]) -> String {
        let shown = texts.count > 4 ? texts.prefix(3) + ["\(texts.count - 3) more"] : texts
        return [shown.dropLast().joined(separator: ", "), shown.last ?? ""].filter { !$0.isEmpty }.joined(
            separator: " and ")
    }
}
