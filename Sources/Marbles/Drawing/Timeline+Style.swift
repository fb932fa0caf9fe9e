import Terminal

extension Timeline.Style {
    /// One tick in which nothing happens on a line.
    var idle: String {
        switch self {
        case .ascii: "-"
        case .unicode: "─"
        }
    }

    /// Stands for the rest of a text that was cut.
    var more: String {
        switch self {
        case .ascii: "~"
        case .unicode: "…"
        }
    }

    /// The mark that points at a column from below.
    package var pointer: String {
        switch self {
        case .ascii: "^"
        case .unicode: "▲"
        }
    }

    /// A mark that is alone in its tick.
    func lone(_ mark: Mark) -> String {
        guard case .value(let text) = mark, !isBare(mark) else { return inGroup(mark) }
        return switch self {
        case .ascii: "<\(text)>"
        case .unicode: "╴\(text)╶"
        }
    }

    /// A mark with others in its tick.
    func inGroup(_ mark: Mark) -> String {
        switch (mark, self) {
        case (.value(let text), _): text
        case (.dot, .ascii): "o"
        case (.dot, .unicode): "●"
        case (.completed, .ascii): "|"
        case (.completed, .unicode): "┤"
        case (.error, .ascii): "#"
        case (.error, .unicode): "✕"
        case (.subscribed, _): "^"
        case (.disposed, _): "!"
        case (.spanStart, _): "["
        case (.spanEnd, _): "]"
        }
    }

    /// Whether a mark needs nothing around it to stand apart from its neighbours.
    func isBare(_ mark: Mark) -> Bool {
        guard case .value(let text) = mark else { return true }
        guard let character = text.first, text.count == 1 else { return false }
        return switch self {
        case .ascii: character.isMarbleSymbol
        case .unicode: character.displayWidth > 0 && !" ─╴╶●┤✕^!()[]={}".contains(character)
        }
    }
}
